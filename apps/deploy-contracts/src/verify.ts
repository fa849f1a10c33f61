import { compileContracts } from "@canopy/dev/contracts/compile";
import { createPublicClient, http } from "viem";
import { readBuild } from "./build.ts";
import { readPlanFile } from "./plan-file.ts";
import { judge, type Verdict } from "./verdict.ts";
import { readVerifyOptions } from "./verify-options.ts";
import { verifyPublished } from "./verify-published.ts";

const TIMEOUT = 60_000;

/** Compares the plans that the arguments name with the source, and with the reviewed file. */
export function verifyDeployment(args: readonly string[]): Promise<Verdict> {
  return judge(async () => {
    const { rpcUrl, plan, plus, parametersPath } = readVerifyOptions(args);
    const file = parametersPath === null ? null : (await readPlanFile(parametersPath)).plan;
    await compileContracts(new AbortController().signal);
    const client = createPublicClient({ transport: http(rpcUrl, { timeout: TIMEOUT }), cacheTime: 0 });
    const { lines, differences } = await verifyPublished({ client, plan, plus, file }, await readBuild());
    const verdict =
      differences.length > 0
        ? ["", "Different:", ...differences.map((difference) => `  ${difference}`)]
        : [
            "",
            "The code of the plans and of their views equals the published source, with these terms.",
            file === null
              ? "Compare the terms with the reviewed ones, or pass the reviewed file with --parameters."
              : "The constructor's arguments equal the reviewed file.",
          ];
    return { code: differences.length > 0 ? 1 : 0, output: [...lines, ...verdict].join("\n") };
  });
}
