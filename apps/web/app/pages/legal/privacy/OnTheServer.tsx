import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "../../../i18n/format.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { periods } from "./periods.ts";

/** What the server stores, one row per kind of data. */
export function OnTheServer() {
  return (
    <>
      <p>
        <Trans>Only what is needed for what you asked for, and no longer than it is needed:</Trans>
      </p>
      <dl className="max-w-[50rem]">
        <Reading />
        <Limits />
        <SigningIn />
        <Forms />
        <Newsletter />
        <Picture />
        <Phone />
        <Backups />
      </dl>
    </>
  );
}

function Kind({ name, what, period }: { name: ReactNode; what: ReactNode; period: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-t border-line py-5 first:border-t-0 first:pt-0 sm:grid-cols-[11rem_1fr]">
      <dt className="font-display text-xl">{name}</dt>
      <dd className="space-y-2">
        <p>{what}</p>
        <p className="text-note text-quiet">
          <strong>
            <Trans>How long:</Trans>
          </strong>{" "}
          {period}
        </p>
      </dd>
    </div>
  );
}

function useCount(): (value: number) => string {
  const locale = useLocale();
  return (value) => formatCount(value, locale);
}

function Reading() {
  const days = useCount()(periods.logDays);
  return (
    <Kind
      name={<Trans>Reading a page</Trans>}
      what={
        <Trans>
          Our server writes a line for each request: time, path, answer and duration, but neither your network
          address nor what your browser says of itself. The web server in front of it, as we ship it, notes
          your network address besides, to recognise attacks. What follows a question mark in an address is in
          neither.
        </Trans>
      }
      period={
        <Trans>As long as the operator keeps logs; {days} days are what the software's manual advises.</Trans>
      }
    />
  );
}

function Limits() {
  const count = useCount();
  const [minutes, callers] = [count(periods.formsWindowMinutes), count(periods.callersAtMost)];
  return (
    <Kind
      name={<Trans>Limits</Trans>}
      what={
        <Trans>
          So that no one overloads the site, the server counts requests for each network address, in memory
          only.
        </Trans>
      }
      period={
        <Trans>
          One minute, for forms {minutes} minutes; an old count may stay in memory until newer ones replace
          it, among {callers} at most, or the server restarts. It is never written down.
        </Trans>
      }
    />
  );
}

function SigningIn() {
  const count = useCount();
  const [nonce, hours, idle] = [
    count(periods.signInMinutes),
    count(periods.sessionHours),
    count(periods.idleMinutes),
  ];
  const [sessions, characters] = [count(periods.sessionsAtMost), count(periods.browserCharacters)];
  return (
    <Kind
      name={<Trans>Signing in</Trans>}
      what={
        <Trans>
          Your wallet's address; when the session began, was last used and ends; and the first {characters}{" "}
          characters of what your browser says of itself, so that you recognise your sessions. The token that
          opens the session is stored as a fingerprint (SHA-256) from which it cannot be recovered. The log
          notes the wallet's address when you sign in.
        </Trans>
      }
      period={
        <Trans>
          A request to sign in is good for {nonce} minutes. A session ends when you log out, after {idle}{" "}
          minutes without use and {hours} hours at the latest, and is deleted with the next sign-in of anyone
          after that. Of more than {sessions} sessions the oldest goes.
        </Trans>
      }
    />
  );
}

function Forms() {
  return (
    <Kind
      name={<Trans>Contact and feedback</Trans>}
      what={
        <Trans>
          What you write: your message and the language of the page; for contact your name, your mail address
          and, if you give it, your phone number; for feedback your username, if you give it. It is sent to
          the operator by mail.
        </Trans>
      }
      period={
        <Trans>
          On the server until the mail server has taken it, as a rule some seconds. In the operator's mailbox
          until your matter is settled, unless a law demands longer.
        </Trans>
      }
    />
  );
}

function Newsletter() {
  const hours = useCount()(periods.confirmHours);
  return (
    <Kind
      name={<Trans>Newsletter</Trans>}
      what={
        <Trans>
          Your mail address, the language, when you asked and when you confirmed. You get nothing but a mail
          that asks you to confirm, before you have followed its link.
        </Trans>
      }
      period={
        <Trans>
          Until you unsubscribe with the link of that mail: the address is then deleted at once. If you do not
          confirm within {hours} hours, it becomes void and is deleted when the next person subscribes. The
          link's fingerprint, without an address, is deleted in the same way.
        </Trans>
      }
    />
  );
}

function Picture() {
  const side = useCount()(periods.pictureSide);
  return (
    <Kind
      name={<Trans>A member's picture</Trans>}
      what={
        <Trans>
          If you upload one: re-encoded at {side} by {side} pixels, without the place, camera and other data
          that your file may hold, with your wallet's address and the day. Everybody can see it.
        </Trans>
      }
      period={
        <Trans>
          Until you replace or remove it. Browsers that have shown it may keep a copy for up to a year.
        </Trans>
      }
    />
  );
}

function Phone() {
  const hours = useCount()(periods.countryHours);
  return (
    <Kind
      name={<Trans>Your country</Trans>}
      what={
        <Trans>
          So that the phone field knows its country code, the server may ask a country service where your
          network address is, if the operator has set one. That service then sees the address. Without one,
          your browser's language decides.
        </Trans>
      }
      period={<Trans>In memory, for {hours} hours. It is never written down.</Trans>}
    />
  );
}

function Backups() {
  return (
    <Kind
      name={<Trans>Backups</Trans>}
      what={
        <Trans>
          Pictures, newsletter addresses and mail on its way are in the operator's backups. Sessions are not.
        </Trans>
      }
      period={<Trans>Until the backup is replaced, which the operator decides.</Trans>}
    />
  );
}
