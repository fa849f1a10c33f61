import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { entries, type Person } from "./example.ts";
import { usePeople } from "./use-people.ts";

/** Positions in the drawing, with Ada at the top. */
const places: Record<Person, { x: number; y: number }> = {
  ada: { x: 180, y: 40 },
  ben: { x: 96, y: 132 },
  cem: { x: 264, y: 132 },
  dina: { x: 52, y: 224 },
  eli: { x: 140, y: 224 },
  finn: { x: 220, y: 224 },
};
const SEAT = 25;

/** A curve from one seat down to another. */
function twig(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const middle = (from.y + to.y) / 2;
  return `M${from.x} ${from.y}C${from.x} ${middle} ${to.x} ${middle - 8} ${to.x} ${to.y}`;
}

/** Seats and units of the example. Left stays left in every language. */
export function ExampleTree() {
  const { t } = useLingui();
  const locale = useLocale();
  const people = usePeople();
  const unitCount = (person: Person) =>
    formatCount(entries.find(({ who }) => who === person)?.units ?? 0, locale);
  const [ada, ben, cem] = [unitCount("ada"), unitCount("ben"), unitCount("cem")];
  return (
    <figure className="max-w-[30rem] py-2">
      <svg
        viewBox="0 0 320 262"
        className="w-full"
        role="img"
        aria-label={t`Ada is at the top with ${ada} unit. Ben is on her left leg with ${ben}, Cem on her right with ${cem}. Dina and Eli are below Ben, left and right, and Finn is below Cem, on the left, with one each.`}
      >
        {entries.map(({ who, above }) =>
          above === null ? null : (
            <path
              key={who}
              d={twig(places[above], places[who])}
              className="stroke-ink"
              strokeWidth="1.6"
              fill="none"
            />
          ),
        )}
        {entries.map(({ who, units, above }) => {
          const { x, y } = places[who];
          return (
            <g key={who} transform={`translate(${x} ${y})`}>
              <circle r={SEAT} className={above === null ? "fill-amber-wash" : "fill-leaf-wash"} />
              <circle r={SEAT} fill="none" className="stroke-ink" strokeWidth="1.4" />
              <text textAnchor="middle" y="-1" className="fill-ink text-[13px] font-[600]">
                {people[who]}
              </text>
              <UnitLeaves units={units} />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-2 text-sm text-quiet">
        <Trans>
          One leaf is one unit. Ada's is from yesterday: it was already paid and shared out, and does not
          count again today.
        </Trans>
      </figcaption>
    </figure>
  );
}

/** Units as a row of leaves below the name. */
function UnitLeaves({ units }: { units: number }) {
  return (
    <g>
      {Array.from({ length: units }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: leaves are identified by their index
          key={index}
          d="M0 5C-4.2 2.6 -4 -2.6 0 -5.4C4 -2.6 4.2 2.6 0 5Z"
          transform={`translate(${(index - (units - 1) / 2) * 10} 11)`}
          className="fill-leaf"
        />
      ))}
    </g>
  );
}
