import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { toast } from "../../lib/toast.ts";
import { shortHex } from "../../ui/primitives/Address.tsx";
import type { Transaction, TransactionHash } from "./flow/transaction.ts";

/** A toast about a transaction whose screen is gone, because the wallet switched accounts or the member left. */
export function reportUnseen(address: string, transaction: Transaction, i18n: I18n): void {
  const account = shortHex(address);
  switch (transaction.step) {
    case "pending":
      if (transaction.stalled) return;
      toast.warning(
        i18n._(msg`Account ${account} has sent its transaction. Switch back to it to follow it.`),
        {
          id: transaction.hash,
        },
      );
      break;
    case "mined":
      toast.success(i18n._(msg`The transaction of account ${account} was mined.`), { id: transaction.hash });
      break;
    case "reverted":
      toast.danger(
        i18n._(
          msg`The contract refused the transaction of account ${account}. Only the network fee was spent.`,
        ),
        { id: transaction.hash },
      );
      break;
    case "replaced":
      toast.warning(
        i18n._(msg`The wallet replaced the transaction of account ${account} with another one.`),
        {
          id: transaction.hash,
        },
      );
      break;
    default:
  }
}

/** A toast about a second transaction for one request, which only the wallet can cancel. */
export function reportDouble(hash: TransactionHash, i18n: I18n): void {
  toast.danger(
    i18n._(
      msg`Your wallet sent a second transaction, ${shortHex(hash)}. Cancel it in the wallet if you want to pay only once.`,
    ),
    { id: hash },
  );
}
