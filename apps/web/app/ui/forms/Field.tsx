import { type ReactNode, useId } from "react";

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A control with label, hint and error, connected for screen readers. The error is announced when it appears. */
export function Field({
  label,
  hint,
  error,
  status,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** A live status such as "free" or "checking". */
  status?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const statusId = `${id}-status`;
  const described = [hint && hintId, (error || status) && statusId].filter(Boolean).join(" ");
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-[550]">
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <p id={statusId} aria-live="polite" className={error ? "text-sm text-clay" : "text-sm text-quiet"}>
        {error || status}
      </p>
    </div>
  );
}
