import { brand } from "../brand/brand.ts";

/** The operator's phone number, to be called. */
export function PhoneLink({ className }: { className?: string }) {
  return (
    <a href={`tel:${brand.phone.replace(/[^+\d]/g, "")}`} className={className}>
      <bdi dir="ltr">{brand.phone}</bdi>
    </a>
  );
}
