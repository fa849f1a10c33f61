import { type ReactNode, useId } from "react";

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, a control, a hint and an error that a screen reader ties together. The error is announced when it appears. */
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
  /** A live remark such as "free" or "checking". */
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
