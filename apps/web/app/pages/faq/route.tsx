import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { localeFacts } from "../../i18n/locale.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { withMessages } from "../../i18n/with-messages.tsx";
import { Article } from "../../layout/article/Article.tsx";
import { QuestionList } from "../../layout/article/QuestionList.tsx";
import { useOpenTarget } from "../../layout/article/use-open-target.ts";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { StructuredData } from "../../layout/head/StructuredData.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { faqPage } from "./faq-page.ts";
import type { Question } from "./question.ts";
import { useJoiningQuestions } from "./use-joining-questions.tsx";
import { useMoneyQuestions } from "./use-money-questions.tsx";
import { usePlanQuestions } from "./use-plan-questions.tsx";
import { usePointsQuestions } from "./use-points-questions.tsx";
import { useTrustQuestions } from "./use-trust-questions.tsx";

export default withMessages(["faq"], FaqPage);

function FaqPage() {
  const { t } = useLingui();
  const { name } = brand;
  const { tag } = localeFacts[useLocale()];
  useOpenTarget();
  const groups = [
    usePlanQuestions(),
    useMoneyQuestions(),
    usePointsQuestions(),
    useJoiningQuestions(),
    useTrustQuestions(),
  ];
  return (
    <>
      <PageHead
        title={t`FAQ`}
        description={t`Honest answers about ${name}: where the money comes from, how many earn nothing, what a point is, how to join, and what can go wrong.`}
      />
      <StructuredData
        data={faqPage(
          groups.flatMap(({ questions }) => questions),
          tag,
        )}
      />
      <Article
        title={t`Questions, and straight answers`}
        lead={
          <Trans>
            The uncomfortable ones first. How each page works is in the{" "}
            <LocaleLink to="/help">help</LocaleLink>. If your question is missing,{" "}
            <LocaleLink to="/contact">ask us</LocaleLink>.
          </Trans>
        }
        seed={41}
        sections={groups.map(({ id, title, questions }) => ({
          id,
          title,
          body: <QuestionList questions={questions.map(toListed)} />,
        }))}
      />
    </>
  );
}

const toListed = ({ answer, ...question }: Question) => ({
  ...question,
  answer: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
});
