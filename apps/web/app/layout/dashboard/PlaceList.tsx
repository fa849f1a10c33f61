import { NavLink } from "react-router";
import { classes } from "../../ui/primitives/classes.ts";
import type { PlaceGroup } from "./places.ts";

/** Links to the pages of the dashboard, in groups. */
export function PlaceList({ groups }: { readonly groups: readonly PlaceGroup[] }) {
  return (
    <div className="space-y-5">
      {groups.map(({ id, label, places }) => (
        <div key={id}>
          {label !== null && (
            <p id={`places-${id}`} className="label-text px-3 pb-1">
              {label}
            </p>
          )}
          <ul aria-labelledby={label === null ? undefined : `places-${id}`} className="space-y-0.5">
            {places.map(({ to, label: name, Icon, isExact = false }) => (
              <li key={to}>
                <NavLink
                  end={isExact}
                  to={to}
                  className={({ isActive }) =>
                    classes(
                      "flex min-h-11 items-center gap-2.5 rounded-md px-3 font-[550]",
                      isActive
                        ? "bg-leaf-wash text-leaf-deep forced-colors:outline"
                        : "text-quiet hover:bg-leaf-wash hover:text-leaf-deep",
                    )
                  }
                >
                  <Icon aria-hidden="true" size={19} strokeWidth={1.5} />
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
