import type { Address } from "viem";

interface KnownAddresses {
  readonly factory: Address;
  readonly vault: Address;
  readonly owner: Address;
  readonly rpcUrl: string;
  readonly tokens: readonly Address[];
}

/** An action and the call that performs it: for a block explorer's "Write contract", and for Foundry's `cast`. */
export interface Instruction {
  readonly id: "stop" | "withdraw all" | "withdraw pol" | "remove" | "resume" | "execute" | "due" | "address";
  /** The function and its arguments, as a block explorer asks for them. */
  readonly call: string;
  readonly command: string;
}

/** In the reader's language. */
export interface InstructionTexts {
  /** With what to run the commands. */
  readonly intro: string;
  readonly titles: Readonly<Record<Instruction["id"], string>>;
  /** What to know about the arguments, or the answer. */
  readonly notes: Readonly<Partial<Record<Instruction["id"], string>>>;
}

/** The instructions as a text to keep, with the addresses that they need. */
export function toText(
  { factory, vault, owner }: KnownAddresses,
  list: readonly Instruction[],
  { intro, titles, notes }: InstructionTexts,
): string {
  const parts = list.map(({ id, call, command }) =>
    [titles[id], ...[call, command, notes[id] ?? ""].filter(Boolean).map((line) => `  ${line}`), ""].join(
      "\n",
    ),
  );
  return [`vault    ${vault}\nowner    ${owner}\nfactory  ${factory}\n`, `${intro}\n`, ...parts].join("\n");
}

/** What an owner can do without this site, with the vault's own address. */
export function instructions({
  factory,
  vault,
  owner,
  rpcUrl,
  tokens,
}: KnownAddresses): readonly Instruction[] {
  const rpc = `--rpc-url ${rpcUrl}`;
  const send = (call: string) => `cast send ${vault} ${call} ${rpc} --ledger`;
  const list = `[${tokens.join(",")}]`;
  return [
    { id: "stop", call: "stop(true)", command: send('"stop(bool)" true') },
    {
      id: "withdraw all",
      call: `withdrawAll(${list})`,
      command: send(`"withdrawAll(address[])" "${list}"`),
    },
    {
      id: "withdraw pol",
      call: "withdrawPOL(amount)",
      command: send(`"withdrawPOL(uint256)" $(cast balance ${vault} ${rpc})`),
    },
    { id: "remove", call: "removeRule(1)", command: send('"removeRule(uint256)" 1') },
    { id: "resume", call: "resume(1)", command: send('"resume(uint256)" 1') },
    { id: "execute", call: "execute(1)", command: send('"execute(uint256)" 1') },
    {
      id: "due",
      call: "due(1)",
      command: `cast call ${vault} "due(uint256)(uint8,uint256,uint256)" 1 ${rpc}`,
    },
    {
      id: "address",
      call: `vaultOf(${owner})`,
      command: `cast call ${factory} "vaultOf(address)(address)" ${owner} ${rpc}`,
    },
  ];
}
