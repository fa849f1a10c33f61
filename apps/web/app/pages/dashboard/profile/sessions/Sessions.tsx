import type { sessionListSchema } from "@canopy/shared/api/auth";
import { SESSION_IDLE_SECONDS, SESSION_SECONDS } from "@canopy/shared/session";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type * as z from "zod/mini";
import { classifyError } from "../../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../../chain/error-messages/error-message.ts";
import { ErrorNotice } from "../../../../features/error-notice/ErrorNotice.tsx";
import { formatCount, formatMoment } from "../../../../i18n/format.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { toast } from "../../../../lib/toast.ts";
import { Badge } from "../../../../ui/primitives/Badge.tsx";
import { Button } from "../../../../ui/primitives/Button.tsx";
import { Notice } from "../../../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../../../ui/primitives/Skeleton.tsx";
import { toBrowserName } from "./browser-name.ts";
import { others, useEndSessions, useSessions } from "./use-sessions.ts";

type Session = z.infer<typeof sessionListSchema>["items"][number];

/** Where the member is logged in. Sessions that are not wanted can be ended. */
export function Sessions() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const hours = formatCount(SESSION_SECONDS / 3_600, locale);
  const minutes = formatCount(SESSION_IDLE_SECONDS / 60, locale);
  const sessions = useSessions();
  const end = useEndSessions();
  if (sessions.isPending) return <Skeleton className="h-40 w-full" />;
  if (!sessions.data) {
    return (
      <ErrorNotice
        tone="warning"
        title={<Trans>Your sessions are unavailable right now</Trans>}
        error={sessions.error}
        retry={() => void sessions.refetch()}
      />
    );
  }
  const hasOthers = sessions.data.some(({ isCurrent }) => !isCurrent);
  return (
    <div className="space-y-5">
      <ul className="divide-y divide-line border-line border-b">
        {sessions.data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            action={
              <EndButton
                session={session}
                isBusy={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              />
            }
          />
        ))}
      </ul>
      {end.error && (
        <Notice tone="danger" live title={<Trans>The session was not ended</Trans>}>
          {errorMessage(classifyError(end.error), i18n)}
        </Notice>
      )}
      {hasOthers ? (
        <Button
          variant="danger"
          busy={end.isPending && end.variables === others}
          onClick={() =>
            end.mutate(others, { onSuccess: () => toast.success(t`You are logged out everywhere else.`) })
          }
        >
          <Trans>Log out everywhere else</Trans>
        </Button>
      ) : (
        <p className="text-quiet text-sm">
          <Trans>You are logged in here only.</Trans>
        </p>
      )}
      <p className="max-w-[60ch] text-quiet text-sm">
        <Trans>
          A session ends after {hours} hours, or after {minutes} minutes without use. It can read and change
          what this site keeps, but moves no money: every payment needs your wallet.
        </Trans>
      </p>
    </div>
  );
}

function SessionLine({ session, action }: { readonly session: Session; readonly action: ReactNode }) {
  const locale = useLocale();
  const lastUsed = formatMoment(new Date(session.lastUsedAt), locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-[550]">
          <SessionName userAgent={session.userAgent} />
        </p>
        <p className="text-quiet text-sm">
          <Trans>Last used: {lastUsed}</Trans>
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="leaf">
          <Trans>This browser</Trans>
        </Badge>
      ) : (
        action
      )}
    </li>
  );
}

function SessionName({ userAgent }: { readonly userAgent: string | null }) {
  const { browser, system } = toBrowserName(userAgent);
  if (browser === null) return system === null ? <Trans>Unknown browser</Trans> : <bdi>{system}</bdi>;
  if (system === null) return <bdi>{browser}</bdi>;
  return (
    <Trans>
      {browser} on {system}
    </Trans>
  );
}

interface EndButtonProps {
  readonly session: Session;
  readonly isBusy: boolean;
  onClick(): void;
}

function EndButton({ session, isBusy, onClick }: EndButtonProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const lastUsed = formatMoment(new Date(session.lastUsedAt), locale);
  return (
    <Button
      variant="quiet"
      size="small"
      busy={isBusy}
      aria-label={t`Log out the session last used: ${lastUsed}`}
      onClick={onClick}
    >
      <Trans>Log out</Trans>
    </Button>
  );
}
