#!/usr/bin/env node
// The compiler that forge calls: npm's solc (JavaScript), since native builds come from a host that npm does not serve.
// It answers the two calls forge makes: `--version`, and `--standard-json` with the input on standard input.
// It leaves out warnings about libraries: `forge build --deny` compares each warning with all contracts, which took 15 s.
"use strict";
const fs = require("node:fs");
const solc = require("solc");

/** Writes all of `text`: a pipe takes part of a large answer at a time and answers EAGAIN when it is full. */
function writeAll(text) {
  const bytes = Buffer.from(text);
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += fs.writeSync(1, bytes, offset);
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

/** What the compiler answers, without warnings about `lib`. */
function compile(input) {
  const { errors = [], ...output } = JSON.parse(solc.compile(input));
  const isOwn = ({ severity, sourceLocation }) =>
    severity === "error" || !sourceLocation?.file.startsWith("lib/");
  return JSON.stringify({ ...output, errors: errors.filter(isOwn) });
}

const args = process.argv.slice(2);
if (args.includes("--version")) {
  writeAll(
    `solc, the solidity compiler commandline interface\nVersion: ${solc.version().replace(".Emscripten.clang", ".Linux.g++")}\n`,
  );
} else if (args.includes("--standard-json")) {
  writeAll(compile(fs.readFileSync(0, "utf8")));
} else {
  process.stderr.write(
    `contracts/solc.cjs answers --version and --standard-json only, not: ${args.join(" ")}\n`,
  );
  process.exit(1);
}
