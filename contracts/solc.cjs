#!/usr/bin/env node
// The compiler that forge calls: npm's solc (JavaScript), since native builds come from a host that npm does not serve.
// It answers the two calls forge makes: `--version`, and `--standard-json` with the input on standard input.
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

const args = process.argv.slice(2);
if (args.includes("--version")) {
  writeAll(
    `solc, the solidity compiler commandline interface\nVersion: ${solc.version().replace(".Emscripten.clang", ".Linux.g++")}\n`,
  );
} else if (args.includes("--standard-json")) {
  writeAll(solc.compile(fs.readFileSync(0, "utf8")));
} else {
  process.stderr.write(
    `contracts/solc.cjs answers --version and --standard-json only, not: ${args.join(" ")}\n`,
  );
  process.exit(1);
}
