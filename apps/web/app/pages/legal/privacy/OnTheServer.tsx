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
        <Trans>Only what is needed for what you asked us to do, and only for as long as it is needed:</Trans>
      </p>
      <dl className="max-w-[50rem]">
        <Reading />
        <Limits />
        <SigningIn />
        <Chat />
        <Forms />
        <Newsletter />
        <Picture />
        <Settings />
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
          Our server writes a line for each request: time, path, answer and duration, but neither your IP
          address nor what your browser says about itself. The web server in front of it, as we ship it, also
          logs your IP address, to detect attacks. Neither log contains the part of a URL after the question
          mark.
        </Trans>
      }
      period={
        <Trans>As long as the operator keeps logs; the software's manual recommends {days} days.</Trans>
      }
    />
  );
}

function Limits() {
  const count = useCount();
  const [minutes, callers] = [count(periods.formsWindowMinutes), count(periods.callersAtMost)];
  const hours = count(periods.chatWindowHours);
  return (
    <Kind
      name={<Trans>Limits</Trans>}
      what={
        <Trans>
          To protect the site from overload, the server counts requests per IP address: in memory, and in a
          table of its database that holds only a hash of the address and is in no backup.
        </Trans>
      }
      period={
        <Trans>
          One minute, or up to {minutes} minutes for forms and pictures and {hours} hours for questions to the
          chat; the table forgets a count seconds later. An old count may stay in memory until newer ones
          replace it (at most {callers} are kept) or the server restarts.
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
          characters of what your browser says about itself, so that you can recognise your sessions. The
          token that opens the session is stored as a fingerprint (SHA-256) from which it cannot be recovered.
          The log records the wallet's address when you sign in.
        </Trans>
      }
      period={
        <Trans>
          A sign-in message is valid for {nonce} minutes. A session ends when you log out, after {idle}{" "}
          minutes without use, or after {hours} hours at the latest. It is then deleted the next time anyone
          signs in. If you open more than {sessions} sessions, the oldest one ends.
        </Trans>
      }
    />
  );
}

function Chat() {
  const [days, conversations] = [useCount()(periods.chatDays), useCount()(periods.chatConversations)];
  return (
    <Kind
      name={<Trans>The chat</Trans>}
      what={
        <Trans>
          Your questions, the replies and how you rated them, together with a random number that your browser
          keeps or, if you are logged in, with your member number and your wallet's address. The site shows
          them to you only. The replies come from this site's own documents; if the operator has configured a
          language model, its provider receives your question and the conversation. If you ask a person, the
          conversation and your email address are sent to the operator by email.
        </Trans>
      }
      period={
        <Trans>
          Until you delete them in the chat or with your data on your profile, and {days} days after the last
          message at the latest, unless the operator has set another period. Of more than {conversations}{" "}
          conversations the oldest one is deleted. A question to a person is kept until it is answered, and
          then for the same period.
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
          What you write: your message and the language of the page; for contact, your name, your email
          address and, if you give it, your phone number; for feedback, your username if you give it. It is
          sent to the operator by email.
        </Trans>
      }
      period={
        <Trans>
          On the server until the mail server has accepted it, usually within seconds. In the operator's
          mailbox until your request is resolved, unless the law requires longer.
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
          Your email address, the language, when you subscribed and when you confirmed. Until you follow the
          link in the first email, which asks you to confirm, we send you nothing else.
        </Trans>
      }
      period={
        <Trans>
          Until you unsubscribe with the link in that email; the address is then deleted immediately. If you
          do not confirm within {hours} hours, your request expires and is deleted when the next person
          subscribes. The link's fingerprint, without an address, is deleted in the same way.
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
          If you upload one: re-encoded at {side} by {side} pixels, without the location, camera and other
          data that your file may contain, together with your wallet's address and the day. Everyone can see
          it.
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

function Settings() {
  const days = useCount()(periods.limitDays);
  return (
    <Kind
      name={<Trans>A member's settings</Trans>}
      what={
        <Trans>
          Language, theme, digits and a monthly spending limit, if you chose them, together with your wallet's
          address and the day. Only you can see them.
        </Trans>
      }
      period={
        <Trans>
          Until you delete your data on your profile. A spending limit stays {days} days longer, because
          deleting must not be a way around it.
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
          To preselect the country code of the phone field, the server may ask a country service where your IP
          address is located, if the operator has configured one. That service then sees the address. Without
          one, your browser's language decides.
        </Trans>
      }
      period={<Trans>In memory, for {hours} hours. It is never written to disk.</Trans>}
    />
  );
}

function Backups() {
  return (
    <Kind
      name={<Trans>Backups</Trans>}
      what={
        <Trans>
          The operator's backups contain pictures, settings, newsletter addresses, conversations with the
          chat, paper bots and queued mail, but no sessions.
        </Trans>
      }
      period={<Trans>Until the operator replaces the backup.</Trans>}
    />
  );
}
