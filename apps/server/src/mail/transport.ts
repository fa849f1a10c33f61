import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Logger } from "pino";
import type { MailConfig } from "../config/mail.ts";
import type { Mail } from "./message.ts";
import { renderHtml, renderText } from "./render.ts";

export interface MailTransport {
  /**
   * Resolves when the mail server or the folder has accepted the mail.
   *
   * @throws Error when it was not accepted
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** Milliseconds for a mail server to connect, to greet, and to answer; in total less than a message's lease. */
const CONNECT_TIMEOUT = 10_000;
const ANSWER_TIMEOUT = 20_000;

/** A mail must not include files of this machine or contents of URLs. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Sends to the configured mail server, or writes files to the folder if there is none. */
export function createMailTransport(config: MailConfig, origin: string, log: Logger): MailTransport {
  return config.smtpUrl === null
    ? createFolderTransport(config, origin, log)
    : createSmtpTransport(config.smtpUrl, config, origin);
}

function createSmtpTransport(url: string, config: MailConfig, origin: string): MailTransport {
  const transport = createTransport({
    ...closed,
    url,
    // Mails leave this machine encrypted, unless the URL ends in `?requireTLS=false`.
    requireTLS: !isLoopback(new URL(url).hostname),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    socketTimeout: ANSWER_TIMEOUT,
  });
  return {
    async send(mail, signal) {
      await transport.sendMail({ ...toOptions(mail, config, origin), signal });
    },
  };
}

function createFolderTransport(config: MailConfig, origin: string, log: Logger): MailTransport {
  const composer = createTransport({ ...closed, streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toOptions(mail, config, origin));
      const name = `${mail.createdAt.toISOString().replaceAll(":", "")}-${mail.kind}-${mail.id}.eml`;
      const file = join(config.folder, name);
      await mkdir(config.folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, "mail written to a file");
    },
  };
}

function toOptions(mail: Mail, { from }: MailConfig, origin: string): SendMailOptions {
  return {
    from: { name: from.name, address: from.address },
    to: { name: "", address: mail.to },
    ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail, mail.locale),
    messageId: `<${mail.id}@${new URL(origin).hostname}>`,
    date: mail.createdAt,
    // RFC 3834: keeps absence notices from answering.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
