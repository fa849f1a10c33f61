import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../primitives/Notice.tsx";

/** Replaces a sent form. It takes the focus from the form's button, so that screen readers announce it. */
export function FormDone({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page is shorter without the form, so the message may be out of view.
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-md">
      <Notice tone="success" live>
        {children}
      </Notice>
    </div>
  );
}
