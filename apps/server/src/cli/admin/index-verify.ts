import { OperatorError } from "../../lib/operator-error.ts";
import { describeVerdict } from "../verify/describe-verdict.ts";
import { SAMPLE } from "../verify/options.ts";
import { toReason, verify } from "../verify/verify.ts";
import type { AdminCommand, AdminContext, OptionValues } from "./command.ts";

export const indexVerify: AdminCommand = {
  name: "index verify",
  summary: "compares the index with the contracts",
  description:
    "Reads the index at its newest block, and the same figures from the contracts. Changes nothing; the server keeps " +
    "running. Prints each difference and exits with code 1 if there is one. npm run verify also builds a new index.",
  options: {
    rpc: { value: "URL", help: "ask this node; without it that of RPC_URL" },
    all: { help: `compare all members; without it ${SAMPLE} of each plan` },
  },
  async run(context, options) {
    const verdict = await verify(toVerifyOptions(context, options)).catch((error: unknown) => {
      throw new OperatorError(`Not checked: ${toReason(error)}`, { cause: error });
    });
    const report = describeVerdict(verdict);
    if (verdict.differences.length > 0) throw new OperatorError(report);
    return report;
  },
};

function toVerifyOptions({ config, open }: AdminContext, { rpc, all }: OptionValues) {
  const { rpcUrls, plan, plus } = config.chain;
  return {
    rpcUrl: typeof rpc === "string" ? rpc : rpcUrls[0],
    ...{ plan, plus, index: { url: open.url } },
    sample: all === true ? Number.POSITIVE_INFINITY : SAMPLE,
    ...{ planBlock: null, block: null },
  };
}
