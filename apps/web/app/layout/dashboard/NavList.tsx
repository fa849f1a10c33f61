import { NavLink } from "react-router";
import { classes } from "../../ui/primitives/classes.ts";
import type { NavGroup } from "./nav-items.ts";

/** Links to the pages of the dashboard, in groups. */
export function NavList({ groups }: { readonly groups: readonly NavGroup[] }) {
  return (
    <div className="space-y-5">
      {groups.map(({ id, label, items }) => (
        <div key={id}>
          {label !== null && (
            <p id={`nav-${id}`} className="label-text px-3 pb-1">
              {label}
            </p>
          )}
          <ul aria-labelledby={label === null ? undefined : `nav-${id}`} className="space-y-0.5">
            {items.map(({ to, label: name, Icon, isExact = false }) => (
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
