import { pino } from "pino";
import { z } from "zod";
import { type Server, startServer } from "../../src/app/start.ts";
import { readConfig } from "../../src/config/config.ts";
import { readRoles } from "../../src/config/roles.ts";

const lineSchema = z.looseObject({ level: z.number(), msg: z.string() });
type LogLine = z.infer<typeof lineSchema>;

interface ServerHere extends Server {
  lines: readonly LogLine[];
  /** Waits for the first log line whose message starts with `prefix`. Rejects when the server cannot continue. */
  line(prefix: string): Promise<LogLine>;
}

/**
 * Starts a server in this process, which has loaded its code: another process takes three times as long. For tests that send no
 * signal, and read neither standard output nor an exit code.
 *
 * @param args of the command line
 */
export async function startServerHere(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<ServerHere> {
  const lines: LogLine[] = [];
  let next = Promise.withResolvers<void>();
  const write = (text: string) => {
    lines.push(lineSchema.parse(JSON.parse(text)));
    next.resolve();
    next = Promise.withResolvers();
  };
  const server = await startServer(
    readConfig({ ...environment }),
    readRoles(args),
    pino({ base: null }, { write }),
  );
  return {
    ...server,
    lines,
    async line(prefix) {
      for (;;) {
        const found = lines.find(({ msg }) => msg.startsWith(prefix));
        if (found !== undefined) return found;
        await Promise.race([next.promise, server.ended]);
      }
    },
  };
}
