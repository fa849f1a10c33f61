import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw headers and body with \r\n. */
  data: string;
}

/** A mail server (RFC 5321) that accepts all mails, except for commands that a test refuses. */
export interface TestSmtpServer {
  url: string;
  received: readonly ReceivedMail[];
  /** Answers the next `times` commands that start with `command` with `reply`. */
  refuse(command: string, reply: string, times?: number): void;
  stop(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: { command: string; reply: string; times: number }[] = [];
  const sockets = new Set<Socket>();

  function takeRefusal(line: string): string | undefined {
    const refusal = refusals.find(({ command, times }) => times > 0 && line.startsWith(command));
    if (refusal !== undefined) refusal.times -= 1;
    return refusal?.reply;
  }

  function serve(socket: Socket): void {
    let mail: ReceivedMail = { from: "", to: [], data: "" };
    let isData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply("220 test ESMTP");
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on("line", (line) => {
      if (isData) {
        if (line !== ".") {
          mail.data += `${line.replace(/^\./, "")}\r\n`;
          return;
        }
        isData = false;
        const refusal = takeRefusal("END OF DATA");
        if (refusal === undefined) received.push(mail);
        mail = { from: "", to: [], data: "" };
        reply(refusal ?? "250 accepted");
        return;
      }
      const refusal = takeRefusal(line);
      if (refusal !== undefined) reply(refusal);
      else if (line.startsWith("EHLO")) reply("250 test");
      else if (line.startsWith("DATA")) {
        isData = true;
        reply("354 go on");
      } else if (line.startsWith("QUIT")) {
        reply("221 bye");
        socket.end();
      } else {
        const [, address = ""] = /<(.*)>/.exec(line) ?? [];
        if (line.startsWith("MAIL")) mail.from = address;
        if (line.startsWith("RCPT")) mail.to.push(address);
        reply("250 ok");
      }
    });
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
    serve(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse(command, reply, times = 1) {
      refusals.push({ command, reply, times });
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
