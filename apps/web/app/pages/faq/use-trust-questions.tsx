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
          t`No. The contract has no owner withdrawal, no pause and no upgrade. Once the plan is open, the operator has no power over it except to receive the operations share. The operator can change or close this site; you can then withdraw with any other program that can call the contract.`,
        ],
        more: <MoreOnTrust />,
      },
      {
        id: "audit",
        question: t`Has the contract been audited?`,
        answer: [
          t`Not by an outside firm. Its rules were implemented twice, as a contract and as a model; tests compare the two on random networks, and call the contract with thousands of hostile sequences. The project lists the known risks that it does not prevent. That is a lot, but it is not a guarantee, and a bug could not be fixed.`,
        ],
      },
      {
        id: "lost-key",
        question: t`What if I lose my wallet's key?`,
        answer: [
          t`Then your box and your seat are lost forever. No one can restore them. If you still have the key but think that someone else may have it too, move the seat to another wallet: the old wallet starts the move, the new one accepts it.`,
        ],
      },
      {
        id: "asked-for-key",
        question: t`Someone from support asks for my recovery phrase. What now?`,
        answer: [
          t`It is a scam. No one who works for this site ever asks for a key, a recovery phrase or a payment to a person. Do not answer, and tell us.`,
        ],
      },
      {
        id: "site-gone",
        question: t`What happens if this site disappears?`,
        answer: [
          t`The plan continues. Everything that matters is in the contract: seats, units, boxes. Withdrawing, settling and joining work without us. Write down the contract's address.`,
        ],
      },
      {
        id: "price-feed",
        question: t`What if the price feed fails?`,
        answer: [
          t`While it reports no price, no one can buy units. If it never recovers, that is permanent, because no one can replace it. Withdrawals keep working.`,
        ],
      },
      {
        id: "data",
        question: t`What do you know about me?`,
        answer: [
          t`If you only read this site: next to nothing, and there are no cookies. If you are a member: your wallet's address and what it did in the plan, which is public. If you write to us: what you wrote.`,
        ],
        more: <MoreOnPrivacy />,
      },
      {
        id: "legal",
        question: t`Is it legal where I live?`,
        answer: [
          t`We do not know, and it is not up to us. Many countries restrict or ban plans in which people earn by recruiting others. Ask someone who knows the law there before you join and before you invite anyone.`,
        ],
      },
    ],
  };
}
