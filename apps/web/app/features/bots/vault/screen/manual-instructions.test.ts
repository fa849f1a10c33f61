import { vaultAbi } from "@canopy/protocol/abi/vault.gen";
import { toFunctionSelector } from "viem";
import { expect, test } from "vitest";
import { instructions, toText } from "./manual-instructions.ts";

const addresses = {
  factory: "0x1000000000000000000000000000000000000001",
  vault: "0x2000000000000000000000000000000000000002",
  owner: "0x3000000000000000000000000000000000000003",
  rpcUrl: "https://node.example",
  tokens: ["0x4000000000000000000000000000000000000004"],
} as const;

test("every instruction names the vault, the node and a function that the vault has", () => {
  const selectors = new Set(
    vaultAbi.flatMap((item) => (item.type === "function" ? [toFunctionSelector(item)] : [])),
  );
  for (const { id, command } of instructions(addresses)) {
    if (id === "address") continue;
    expect(command).toContain(`cast ${id === "due" ? "call" : "send"} ${addresses.vault}`);
    expect(command).toContain(`--rpc-url ${addresses.rpcUrl}`);
    const signature = /"(\w+\([^)]*\))/.exec(command)?.[1] ?? "";
    expect(selectors, signature).toContain(toFunctionSelector(`function ${signature}`));
  }
});

test("a withdrawal of everything lists the tokens that the vault holds", () => {
  const all = instructions(addresses).find(({ id }) => id === "withdraw all");
  expect(all?.command).toContain('"withdrawAll(address[])" "[0x4000000000000000000000000000000000000004]"');
});

test("the file to keep has every command with its note, the addresses, and what to run the commands with", () => {
  const list = instructions(addresses);
  const titles = {
    ...{ stop: "Stop", "withdraw all": "All", "withdraw pol": "POL", remove: "Remove" },
    ...{ resume: "Resume", execute: "Execute", due: "Why", address: "Find" },
  };
  const text = toText(addresses, list, { intro: "With cast", titles, notes: { due: "0 is due" } });
  expect(text).toContain("With cast");
  for (const address of [addresses.vault, addresses.owner, addresses.factory])
    expect(text).toContain(address);
  for (const { id, call, command } of list) expect(text).toContain(`${titles[id]}\n  ${call}\n  ${command}`);
  expect(text).toMatch(/cast call .*due.*\n {2}0 is due\n/);
});
