import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../primitives/Notice.tsx";

/** Stands where the form was. It takes the focus, which the sent form's button had, and is read out by that. */
export function FormDone({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The page is shorter without the form: what was in view may be far away now.
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
