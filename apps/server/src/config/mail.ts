import { dirname, join } from "node:path";
import { z } from "zod";
import { secretUrl, variable, wholeNumber } from "./variable.ts";

/** How the server sends mail, and to whom. */
export interface MailConfig {
  /** A mail server; null: the server writes mails into `folder`. */
  readonly smtpUrl: string | null;
  readonly folder: string;
  readonly from: Mailbox;
  /** The recipient of the contact and feedback forms. */
  readonly to: string;
  /** Requests to each form from one network address, in milliseconds. */
  readonly formLimit: { readonly max: number; readonly timeWindow: number };
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const address = z.email();

const readAddress = (text: string) => (address.safeParse(text).success ? text : undefined);

/** Reads `Name <name@host.example>`, or an address alone. */
function readMailbox(text: string): Mailbox | undefined {
  const [, name = "", inside] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text) ?? [];
  const found = readAddress(inside ?? text);
  return found === undefined ? undefined : { name: name.trim(), address: found };
}

export const mailVariables = {
  SMTP_URL: secretUrl("smtp:", "smtps:").optional(),
  MAIL_FROM: variable("a mail address such as Canopy <mail@canopy.example>", readMailbox).optional(),
  MAIL_TO: variable("a mail address such as team@canopy.example", readAddress).optional(),
  MAIL_DIR: variable("a folder", (text) => text).optional(),
  FORMS_PER_HOUR: wholeNumber(1, 1_000_000).default(10),
};

type MailEnvironment = z.infer<z.ZodObject<typeof mailVariables>>;

/** A mail server needs a sender and a recipient. */
export function requireMailAddresses(environment: MailEnvironment, context: z.RefinementCtx): void {
  if (environment.SMTP_URL === undefined) return;
  for (const name of ["MAIL_FROM", "MAIL_TO"] as const) {
    if (environment[name] === undefined)
      context.addIssue({
        code: "custom",
        path: [name],
        message: "is missing. Set it together with SMTP_URL.",
      });
  }
}

export function readMailConfig(environment: MailEnvironment, dataFolder: string): MailConfig {
  return {
    smtpUrl: environment.SMTP_URL ?? null,
    folder: environment.MAIL_DIR ?? join(dirname(dataFolder), "mail"),
    from: environment.MAIL_FROM ?? { name: "Canopy", address: "canopy@localhost" },
    to: environment.MAIL_TO ?? "operator@localhost",
    formLimit: { max: environment.FORMS_PER_HOUR, timeWindow: 3_600_000 },
  };
}
