import type { MemberPage } from "@canopy/shared/api/members";
import { Plural, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Avatar } from "../../ui/primitives/Avatar.tsx";
import { classes } from "../../ui/primitives/classes.ts";

interface ResultListProps {
  readonly id: string;
  readonly members: MemberPage["items"];
  readonly active: number;
  onChoose(username: string, id: number): void;
  onActivate(index: number): void;
}

/** The found members. The search field keeps the focus and moves the active option. */
export function ResultList({ id, members, active, onChoose, onActivate }: ResultListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (units: number) => formatCount(units, locale);
  return (
    <div role="listbox" id={id} aria-label={t`Members`} className="-mx-2 max-h-80 overflow-y-auto">
      {members.map(({ id: member, username, units }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus (aria-activedescendant)
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
        <div
          key={member}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerMove={() => onActivate(index)}
          onClick={() => onChoose(username, member)}
          className={classes(
            "flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2",
            index === active && "bg-leaf-wash text-leaf-deep forced-colors:outline",
          )}
        >
          <Avatar member={{ id: member, avatar: null }} className="size-8" />
          <bdi dir="ltr" className="font-[550]">
            {username}
          </bdi>
          <span className="ms-auto text-quiet text-sm">
            <Plural value={units} one={`${count(units)} unit`} other={`${count(units)} units`} />
          </span>
        </div>
      ))}
    </div>
  );
}
