import { Trans } from "@lingui/react/macro";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PlanProvider } from "../../chain/PlanProvider.tsx";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { UnauthorizedRedirect } from "../session/UnauthorizedRedirect.tsx";
import { WalletProvider } from "./WalletProvider.tsx";

interface MemberProvidersProps {
  readonly children: ReactNode;
  /** Stands in the children's place until plan and wallets are known; has their size. */
  readonly loading: ReactNode;
}

/** What the screens with a wallet need around them: reads that are kept fresh, the plan, the wallets, the 401 rule. */
export function MemberProviders({ children, loading }: MemberProvidersProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 2, staleTime: 2_000 } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <UnauthorizedRedirect />
      <PlanProvider loading={loading} failed={(_, retry) => <PlanUnreachable retry={retry} />}>
        <WalletProvider loading={loading}>{children}</WalletProvider>
      </PlanProvider>
    </QueryClientProvider>
  );
}

function PlanUnreachable({ retry }: { retry(): void }) {
  return (
    <Notice
      tone="danger"
      live
      title={<Trans>The server is not answering</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This page needs it to find the plan's contract. Check your connection and try again.</Trans>
    </Notice>
  );
}
