import { Trans } from "@lingui/react/macro";
import { Check, Circle } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../ui/primitives/classes.ts";
import { LeafLoader } from "../../ui/primitives/LeafLoader.tsx";

interface Step {
  readonly id: string;
  readonly label: ReactNode;
  /** What to know or do during this step. */
  readonly detail?: ReactNode;
}

interface StepsProps {
  readonly steps: readonly Step[];
  /** The id of the current step. Earlier ones are done. */
  readonly current: string;
}

/** A list of steps: done, current and upcoming. */
export function Steps({ steps, current }: StepsProps) {
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <ol className="space-y-4">
      {steps.map((step, index) => {
        const state = index < position ? "done" : index === position ? "present" : "coming";
        return (
          <li key={step.id} aria-current={state === "present" ? "step" : undefined} className="flex gap-3">
            <span
              aria-hidden="true"
              className={classes(
                "grid size-7 shrink-0 place-items-center rounded-full",
                state === "done" && "bg-leaf-wash text-leaf-deep",
                state === "present" && "text-leaf",
                state === "coming" && "text-line",
              )}
            >
              {state === "done" && <Check size={16} strokeWidth={2} />}
              {state === "present" && <LeafLoader size={24} />}
              {state === "coming" && <Circle size={12} strokeWidth={2} />}
            </span>
            <div className="min-w-0 grow pt-0.5">
              <p className={classes(state === "present" ? "font-[600]" : state === "coming" && "text-quiet")}>
                {step.label}
                {state === "done" && (
                  <span className="sr-only">
                    {" "}
                    <Trans>Done</Trans>
                  </span>
                )}
              </p>
              {state === "present" && step.detail && <div className="mt-1 text-quiet">{step.detail}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
