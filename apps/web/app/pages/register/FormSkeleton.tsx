import { classes } from "../../ui/primitives/classes.ts";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";

/** The form's columns at their final height, so that the content below does not move. */
export const formColumns =
  "grid min-h-[120rem] content-start gap-x-12 gap-y-8 md:min-h-[111rem] lg:min-h-[61rem] lg:grid-cols-[1fr_23rem] rtl:lg:min-h-[66rem]";

export function FormSkeleton() {
  return (
    <div className={classes(formColumns, "noscript:hidden")}>
      <div className="space-y-10">
        {["wallet", "name", "place"].map((part) => (
          <div key={part} className="space-y-4">
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-12 w-full" />
          </div>
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
