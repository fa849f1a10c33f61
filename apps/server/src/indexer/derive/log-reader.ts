import type { Address } from "viem";
import { toChecksumAddress } from "../../chain/checksum-address.ts";
import type { RawLog } from "../source/raw-log.ts";

/** Hexadecimal digits of a word of 32 bytes. */
const WORD = 64;
/** Digits of the largest counts, of 48 bits: exact as numbers. */
const COUNT = 12;
const ADDRESS = 40;
/** Digits before the first one: `0x`. */
const PREFIX = 2;
const ZEROS = { [COUNT]: "0".repeat(WORD - COUNT), [ADDRESS]: "0".repeat(WORD - ADDRESS) } as const;
const decoder = new TextDecoder();

/** The values of digits by their character code. */
const hexDigits: (number | undefined)[] = [];
for (const digit of "0123456789abcdefABCDEF") hexDigits[digit.charCodeAt(0)] = Number.parseInt(digit, 16);

/** Reads the topics of a log, and its data word by word. */
export class LogReader {
  readonly raw: RawLog;

  constructor(log: RawLog) {
    this.raw = log;
  }

  /** A count in an indexed parameter; the first one is topic 1. */
  topic(index: number): number {
    return this.#count(this.raw.topics[index] ?? "", PREFIX);
  }

  count(word: number): number {
    return this.#count(this.raw.data, PREFIX + word * WORD);
  }

  amount(word: number): bigint {
    return BigInt(`0x${this.#digits(this.raw.data, PREFIX + word * WORD, WORD)}`);
  }

  address(word: number): Address {
    const start = PREFIX + word * WORD;
    this.#requireZeros(this.raw.data, start, ADDRESS);
    const digits = this.raw.data.slice(start + WORD - ADDRESS, start + WORD).toLowerCase();
    if (!/^[0-9a-f]+$/.test(digits)) throw this.#malformed("an address that is not hexadecimal");
    return toChecksumAddress(digits);
  }

  /** A text, to whose length and bytes the word points. */
  text(word: number): string {
    const start = PREFIX + 2 * this.count(word);
    const length = this.#count(this.raw.data, start);
    return decoder.decode(Buffer.from(this.#digits(this.raw.data, start + WORD, 2 * length), "hex"));
  }

  /** Digit by digit: to cut the text and parse it takes several times as long. */
  #count(hex: string, start: number): number {
    this.#requireZeros(hex, start, COUNT);
    let count = 0;
    for (let index = start + WORD - COUNT; index < start + WORD; index++) {
      const digit = hexDigits[hex.charCodeAt(index)];
      if (digit === undefined) throw this.#malformed("a number that is not hexadecimal");
      count = 16 * count + digit;
    }
    return count;
  }

  /** All but the last digits of a word must be zero. */
  #requireZeros(hex: string, start: number, digits: keyof typeof ZEROS): void {
    this.#requireDigits(hex, start, WORD);
    if (!hex.startsWith(ZEROS[digits], start)) throw this.#malformed("a number that is too large");
  }

  #digits(hex: string, start: number, count: number): string {
    this.#requireDigits(hex, start, count);
    return hex.slice(start, start + count);
  }

  #requireDigits(hex: string, start: number, count: number): void {
    if (hex.length < start + count) throw this.#malformed("too little data");
  }

  #malformed(what: string): RangeError {
    const { blockNumber, logIndex } = this.raw;
    return new RangeError(`Log ${logIndex} of block ${blockNumber} has ${what} for its event`);
  }
}
