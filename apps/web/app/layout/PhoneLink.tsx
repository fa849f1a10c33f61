import { brand } from "../brand/brand.ts";

/** A link to the operator's phone number. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`} className={className}>
      <bdi dir="ltr">{brand.phone}</bdi>
    </a>
  );
}
