import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Sprout } from "lucide-react";
import { useState } from "react";
import { type ClassifiedError, classifyError } from "../../../chain/error-messages/classify-error.ts";
import { errorMessage } from "../../../chain/error-messages/error-message.ts";
import { usePlan } from "../../../chain/plan-context.ts";
import { readNameByAddress } from "../../../chain/read-names.ts";
import { browserStorage } from "../../../lib/browser-storage.ts";
import { Address } from "../../../ui/primitives/Address.tsx";
import { Notice } from "../../../ui/primitives/Notice.tsx";
import {
  chooseDevAccount,
  createDevAccount,
  type DevAccount,
  listDevAccounts,
  toSigner,
} from "./dev-accounts.ts";
import { fundDevAccount } from "./dev-provider.ts";

interface DevWalletPanelProps {
  readonly disabled: boolean;
  /** Called when the dev wallet is open with the chosen account. */
  onReady(): void;
}

/** Throw-away accounts for the local chain. A separate chunk that no other chain loads. */
export default function DevWalletPanel({ disabled, onReady }: DevWalletPanelProps) {
  const { t, i18n } = useLingui();
  const { chain } = usePlan();
  const [accounts] = useState(() => listDevAccounts(browserStorage));
  const [error, setError] = useState<ClassifiedError | null>(null);

  async function open(account: DevAccount) {
    setError(null);
    try {
      if (account.kind === "fresh") await fundDevAccount(chain, toSigner(account).address);
      chooseDevAccount(browserStorage, account);
      onReady();
    } catch (error) {
      setError(classifyError(error));
    }
  }

  return (
    <section aria-label={t`Dev wallet`} className="flex flex-col gap-3 border-line border-t pt-4">
      <div>
        <h3 className="font-sans font-semibold text-base">
          <Trans>Dev wallet</Trans>
        </h3>
        <p className="text-quiet text-sm">
          <Trans>For the local chain only: play money and public keys, without confirmations.</Trans>
        </p>
      </div>
      {error && <Notice tone="warning">{errorMessage(error, i18n)}</Notice>}
      <button
        type="button"
        className="flex min-h-12 items-center gap-3 rounded-md border border-leaf border-dashed px-4 text-start font-medium text-leaf transition-colors duration-150 hover:bg-leaf-wash disabled:opacity-60"
        disabled={disabled}
        onClick={() => void open(createDevAccount(browserStorage))}
      >
        <Sprout aria-hidden className="size-5" strokeWidth={1.5} />
        <Trans>New account</Trans>
      </button>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li key={toSigner(account).address}>
            <AccountButton account={account} disabled={disabled} onClick={() => void open(account)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AccountButtonProps {
  readonly account: DevAccount;
  readonly disabled: boolean;
  onClick(): void;
}

function AccountButton({ account, disabled, onClick }: AccountButtonProps) {
  const plan = usePlan();
  const { address } = toSigner(account);
  const name = useQuery({ queryKey: ["name-of", address], queryFn: () => readNameByAddress(plan, address) });
  return (
    <button
      type="button"
      className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line px-3 text-start transition-colors duration-150 hover:border-leaf hover:bg-leaf-wash disabled:opacity-60"
      disabled={disabled}
      onClick={onClick}
    >
      <KeyRound aria-hidden className="size-4 shrink-0 text-quiet" strokeWidth={1.5} />
      <span className="min-w-0">
        <span className="block truncate font-medium text-sm">
          {name.isPending ? "…" : name.data ? <bdi>{name.data}</bdi> : <Trans>Not a member yet</Trans>}
        </span>
        <Address value={address} copy={false} />
      </span>
    </button>
  );
}
