import { useLingui } from "@lingui/react/macro";
import { MoreOnPrivacy, MoreOnTrust } from "./More.tsx";
import type { QuestionGroup } from "./question.ts";

/** Questions about safety, trust and data. */
export function useTrustQuestions(): QuestionGroup {
  const { t } = useLingui();
  return {
    id: "trust",
    title: t`Safety and trust`,
    questions: [
      {
        id: "operator-powers",
        question: t`Can the operator take the money, stop the plan or change its rules?`,
        answer: [
          t`No. The contract has no owner's withdrawal, no pause and no upgrade. From the opening on the operator has no power over it beyond receiving the operations share. The operator can change or close this site; your box then opens from any other program that can call the contract.`,
        ],
        more: <MoreOnTrust />,
      },
      {
        id: "audit",
        question: t`Has the contract been audited?`,
        answer: [
          t`Not by an outside firm. Its rules were written twice, as a contract and as a model, and both are compared on random networks; hostile callers are played against it by the thousand; what is known and not prevented is listed in the project. That is a good deal and it is not a guarantee. A fault could not be mended.`,
        ],
      },
      {
        id: "lost-key",
        question: t`What if I lose my wallet's key?`,
        answer: [
          t`Then your box and your seat are lost, for ever. No one can restore them. If you still have the key but fear for it, move the seat to another wallet first: the old one begins the move, the new one accepts it.`,
        ],
      },
      {
        id: "asked-for-key",
        question: t`Someone from support asks for my recovery phrase. What now?`,
        answer: [
          t`It is a thief. No one who works for this site ever asks for a key, a recovery phrase or a payment to a person. Do not answer, and tell us.`,
        ],
      },
      {
        id: "site-gone",
        question: t`What happens if this site disappears?`,
        answer: [
          t`The plan goes on. Everything that matters is in the contract: seats, units, boxes. Withdrawing, settling and joining work without us. Write down the contract's address.`,
        ],
      },
      {
        id: "price-feed",
        question: t`What if the price feed fails?`,
        answer: [
          t`While it gives no price, no one can enter. If it never comes back, no one can enter any more, since there is no one who could put another in its place. Withdrawals go on as before.`,
        ],
      },
      {
        id: "data",
        question: t`What do you know about me?`,
        answer: [
          t`If you only read: next to nothing, and there are no cookies. If you are a member: your wallet's address and what it did in the plan, which is public. If you write to us: what you wrote.`,
        ],
        more: <MoreOnPrivacy />,
      },
      {
        id: "legal",
        question: t`Is it legal where I live?`,
        answer: [
          t`We do not know, and we do not decide it. Many countries restrict or forbid plans in which people earn by bringing others. Ask someone who knows the law there, before you join and before you invite anyone.`,
        ],
      },
    ],
  };
}
