// Reads a tree as docs/tree-format.md describes, and prints its seats as CSV: node docs/read-tree.mjs FILE
import { readFileSync } from "node:fs";

const names = ["legs", "numbers", "units", "points", "sponsors", "rounds", "members", "hidden"];

const bytes = readFileSync(process.argv[2]);
const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
if (bytes.toString("latin1", 0, 4) !== "CNPY" || bytes[4] !== 1) throw new Error("not a tree of version 1");
const round = file.getUint32(12, true);
const size = file.getUint32(56, true);

const sections = {};
for (let row = 64; row < 64 + 12 * file.getUint16(6, true); row += 12) {
  const start = file.getUint32(row + 4, true);
  sections[names[bytes[row] - 1]] = bytes.subarray(start, start + file.getUint32(row + 8, true));
}

/** The values of a coded section. Codes are counted in the order of their length and value; a 1 before marks their length. */
function decode(section, count) {
  const start = 3 + section[1];
  const codes = new Map();
  for (let length = 1, next = 0; length <= 15; length++, next *= 2) {
    for (const [value, own] of section.subarray(2, start).entries()) {
      if (own === length) codes.set(2 ** length + next++, value);
    }
  }
  const values = [];
  for (let place = 8 * start, code = 1; values.length < count; place++) {
    code = 2 * code + ((section[place >> 3] >> (place & 7)) & 1);
    if (!codes.has(code)) continue;
    values.push(codes.get(code));
    code = 1;
  }
  return values;
}

/** The values of a section. A packed block is a width, then up to 128 values of that many bits, the lowest first. */
function unpack(name, count) {
  const section = sections[name];
  if (section === undefined) return undefined;
  if (section[0] === 33) return decode(section, count);
  const values = [];
  for (let block = 0; values.length < count; ) {
    const width = section[block];
    const length = Math.min(128, count - values.length);
    for (let index = 0; index < length; index++) {
      let value = 0;
      for (let bit = 0; bit < width; bit++) {
        const place = index * width + bit;
        value += ((section[block + 1 + (place >> 3)] >> (place & 7)) & 1) * 2 ** bit;
      }
      values.push(value);
    }
    block += 1 + Math.ceil((length * width) / 8);
  }
  return values;
}

const legs = Array.from({ length: size }, (_, seat) => (sections.legs[seat >> 2] >> (2 * (seat & 3))) & 3);
const numbers = unpack("numbers", size);
const [units, points, sponsors, members] = ["units", "points", "sponsors", "members"].map((name) =>
  unpack(name, size),
);
const hidden = unpack("hidden", 2 * size);

const waiting = [];
const lines = legs.map((own, seat) => {
  // After a leaf comes the right leg of the last seat that waits for it; after another seat its first leg.
  const before = seat === 0 ? undefined : legs[seat - 1];
  const upline = before === 0 ? numbers[waiting.pop()] : numbers[seat - 1];
  const leg = before === undefined ? "" : before === 0 || before === 2 ? "right" : "left";
  if (own === 3) waiting.push(seat);
  numbers[seat] += upline ?? 0;
  const number = numbers[seat];
  const sponsor = sponsors?.[seat] && number - sponsors[seat];
  const left = [hidden?.[2 * seat] ?? 0, hidden?.[2 * seat + 1] ?? 0];
  const row = [number, members?.[seat] ?? number, upline, leg, sponsor, units?.[seat], points?.[seat]];
  return [...row, ...left].join();
});

const hash = bytes.toString("hex", 24, 56);
let seats = 0;
const rounds = unpack("rounds", round + 1)?.map((joined) => (seats += joined));
process.stdout.write(`# ${["core", "plus"][bytes[5]]} on chain ${file.getUint32(8, true)}, after round ${round}
# block ${file.getBigUint64(16, true)} 0x${hash}, ${size} of ${file.getUint32(60, true)} seats
# seats at the end of each round: ${rounds?.join(" ") ?? "not in this file"}
number,member,upline,leg,sponsor,units,points,hidden_left,hidden_right
${lines.join("\n")}
`);
