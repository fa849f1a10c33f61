import { brand } from "../../brand/brand.ts";

/** The operator's mail address. */
export function MailLink() {
  return (
    <a href={`mailto:${brand.email}`}>
      <bdi dir="ltr">{brand.email}</bdi>
    </a>
  );
}
