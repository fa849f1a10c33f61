import { QuestionList } from "../../layout/article/QuestionList.tsx";
import { useOpenTarget } from "../../layout/article/use-open-target.ts";
import { ArticleText, HelpLink } from "./ArticleText.tsx";
import type { HelpArticle } from "./help-topic.ts";

/** The articles of a topic. */
export function TopicArticles({ articles }: { readonly articles: readonly HelpArticle[] }) {
  // After a navigation within the site, they come later than the page.
  useOpenTarget();
  return (
    <QuestionList
      questions={articles.map(({ id, title, blocks, more }) => ({
        id,
        question: title,
        answer: <ArticleText blocks={blocks} />,
        more: more.map((link) => (
          <HelpLink key={`${link.href} ${link.title}`} href={link.href}>
            {link.title}
          </HelpLink>
        )),
      }))}
    />
  );
}
