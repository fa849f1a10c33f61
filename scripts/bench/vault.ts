/**
 * `npm run bench:vault`: the gas of a vault's execution, next to a direct swap by the same router and to a minimal contract that
 * keeps its users' tokens. contracts/bench/Vault.b.sol measures them.
 */
import { report } from "./figures.ts";
import { runForgeBench } from "./forge-bench.ts";

/** A later execution costs at most twice a direct swap. */
const MOST_RATIO = 2;

const gas = runForgeBench("VaultBench", "bench-vault");
const vault = value("vault, a later execution");
const direct = value("direct swap by the router");
const custodian = value("custodian, a later trade");

report([
  {
    name: "vault, a later execution",
    value: vault,
    unit: "gas",
    target: MOST_RATIO * direct,
    ratio: null,
    peer: null,
  },
  {
    name: "direct swap by the router",
    value: direct,
    unit: "gas",
    target: null,
    ratio: direct / vault,
    peer: "the member is online",
  },
  {
    name: "custodian, a later trade",
    value: custodian,
    unit: "gas",
    target: null,
    ratio: custodian / vault,
    peer: "no rule, no feed, full trust",
  },
]);

function value(name: string): number {
  const cost = gas.get(name);
  if (cost === undefined) throw new Error(`The bench did not measure "${name}".`);
  return cost;
}
