import { titles } from "virtual:help/titles";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "../../brand/brand.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { withMessages } from "../../i18n/with-messages.tsx";
import { Article } from "../../layout/article/Article.tsx";
import { useOpenTarget } from "../../layout/article/use-open-target.ts";
import { PageHead } from "../../layout/head/PageHead.tsx";
import { LocaleLink } from "../../ui/primitives/LocaleLink.tsx";
import { prerenderedArticles } from "./prerendered-articles.tsx";

/** Heights of a section's heading and space, and of a closed article, in rem. */
const HEADING = 10;
const CLOSED_ARTICLE = 4.3;

export default withMessages(["help"], HelpPage);

function HelpPage() {
  const { t } = useLingui();
  const { name } = brand;
  const locale = useLocale();
  useOpenTarget();
  const Articles = prerenderedArticles[locale];
  return (
    <>
      <PageHead
        title={t`Help`}
        description={t`Help with ${name}, topic by topic: joining, wallets, payments, points, the tree, swaps, bots, your account, and what to do when something does not work.`}
      />
      <Article
        title={t`How everything works`}
        lead={
          <Trans>
            Short answers, topic by topic. What people ask before they join is in the{" "}
            <LocaleLink to="/faq">FAQ</LocaleLink>. If you get stuck,{" "}
            <LocaleLink to="/contact">write to us</LocaleLink>.
          </Trans>
        }
        seed={12}
        sections={titles[locale].map(({ id, title, articles }) => ({
          id,
          title,
          body: <Articles topic={id} />,
          height: HEADING + articles * CLOSED_ARTICLE,
        }))}
      />
    </>
  );
}
