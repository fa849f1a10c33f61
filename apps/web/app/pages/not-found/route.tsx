import { useLingui } from "@lingui/react/macro";
import { pageTitle } from "../../brand/brand.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";

export default function NotFound() {
  const { t } = useLingui();
  return (
    <>
      <title>{pageTitle(t`Not found`)}</title>
      <meta name="robots" content="noindex" />
      <NotFoundPage />
    </>
  );
}
