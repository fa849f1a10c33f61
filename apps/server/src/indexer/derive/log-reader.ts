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
const ZEROS = "0".repeat(WORD);
const decoder = new TextDecoder();

/** Reads the topics of a log, and its data word by word. */
export class LogReader {
  readonly #log: RawLog;

  constructor(log: RawLog) {
    this.#log = log;
  }

  /** A count in an indexed parameter; the first one is topic 1. */
  topic(index: number): number {
    return Number(`0x${this.#lowDigits(this.#log.topics[index] ?? "", PREFIX, COUNT)}`);
  }

  count(word: number): number {
    return Number(`0x${this.#lowDigits(this.#log.data, PREFIX + word * WORD, COUNT)}`);
  }

  amount(word: number): bigint {
    return BigInt(`0x${this.#digits(this.#log.data, PREFIX + word * WORD, WORD)}`);
  }

  address(word: number): Address {
    const digits = this.#lowDigits(this.#log.data, PREFIX + word * WORD, ADDRESS).toLowerCase();
    if (!/^[0-9a-f]+$/.test(digits)) throw this.#malformed("an address that is not hexadecimal");
    return toChecksumAddress(digits);
  }

  /** A text, to whose length and bytes the word points. */
  text(word: number): string {
    const start = PREFIX + 2 * this.count(word);
    const length = Number(`0x${this.#lowDigits(this.#log.data, start, COUNT)}`);
    return decoder.decode(Buffer.from(this.#digits(this.#log.data, start + WORD, 2 * length), "hex"));
  }

  /** The last digits of a word whose other digits are zero. */
  #lowDigits(hex: string, start: number, count: number): string {
    const word = this.#digits(hex, start, WORD);
    if (word.startsWith(ZEROS.slice(count))) return word.slice(WORD - count);
    throw this.#malformed("a number that is too large");
  }

  #digits(hex: string, start: number, count: number): string {
    if (hex.length < start + count) throw this.#malformed("too little data");
    return hex.slice(start, start + count);
  }

  #malformed(what: string): RangeError {
    const { blockNumber, logIndex } = this.#log;
    return new RangeError(`Log ${logIndex} of block ${blockNumber} has ${what} for its event`);
  }
}
