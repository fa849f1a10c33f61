import { pageTitle } from "../brand/brand.ts";

/** Title and description of a public page. Where its other languages stand, the server says in a header. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
    </>
  );
}
