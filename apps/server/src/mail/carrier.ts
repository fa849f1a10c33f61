import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Logger } from "pino";
import type { MailConfig } from "../config/mail.ts";
import type { Mail } from "./letter.ts";
import { renderHtml, renderText } from "./render.ts";

/** Hands mails over: to a mail server, or into a folder. */
export interface Carrier {
  /**
   * Settles when the other side has taken the mail; from then on it is theirs.
   *
   * @throws Error when they have not
   */
  carry(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Milliseconds that a mail server may take to connect, to greet, and to answer; together less than a letter's lease. */
const CONNECT_TIMEOUT = 10_000;
const ANSWER_TIMEOUT = 20_000;

/** What no mail may do: have a file or an address of ours put into it. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** The mail server of the configuration, else the folder. */
export function createCarrier(config: MailConfig, origin: string, log: Logger): Carrier {
  return config.smtpUrl === null
    ? createFolderCarrier(config, origin, log)
    : createSmtpCarrier(config.smtpUrl, config, origin);
}

function createSmtpCarrier(url: string, config: MailConfig, origin: string): Carrier {
  const transport = createTransport({
    ...closed,
    url,
    // Nothing leaves this machine in the clear; `?requireTLS=false` in the URL says otherwise.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: ANSWER_TIMEOUT,
  });
  return {
    async carry(mail, signal) {
      await transport.sendMail({ ...optionsOf(mail, config, origin), signal });
    },
  };
}

function createFolderCarrier(config: MailConfig, origin: string, log: Logger): Carrier {
  const composer = createTransport({ ...closed, streamTransport: true, buffer: true, newline: "windows" });
  return {
    async carry(mail) {
      const { message } = await composer.sendMail(optionsOf(mail, config, origin));
      const name = `${mail.writtenAt.toISOString().replaceAll(":", "")}-${mail.kind}-${mail.id}.eml`;
      const file = join(config.folder, name);
      await mkdir(config.folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, "a mail was written to a file, since SMTP_URL is not set");
    },
  };
}

function optionsOf(mail: Mail, { from }: MailConfig, origin: string): SendMailOptions {
  return {
    from: { name: from.name, address: from.address },
    to: { name: "", address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail, mail.locale),
    messageId: `<${mail.id}@${new URL(origin).hostname}>`,
    date: mail.writtenAt,
    // RFC 3834: nobody's absence notice is to answer it.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
