import { Part, State } from "./Part.tsx";

const colours = [
  "paper",
  "sheet",
  "ink",
  "quiet",
  "line",
  "edge",
  "leaf",
  "leaf-deep",
  "on-leaf",
  "leaf-wash",
  "amber",
  "amber-ink",
  "amber-wash",
  "clay",
  "clay-wash",
];
const headings = ["display", "title", "heading", "statement", "subheading"];
const sizes = ["lead", "reading", "body", "note", "small", "label"];
const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24];
const corners = ["sm", "md", "lg"];
const times = ["quick", "calm", "slow"];

/** Every token of `styles/tokens.css` in the current theme. */
export function Tokens() {
  return (
    <Part title="Tokens">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {colours.map((name) => (
          <li key={name} className="label-text space-y-1.5">
            <span
              className="block h-16 rounded-md border border-line"
              style={{ background: `var(--${name})` }}
            />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {headings.map((name) => (
        <State key={name} name={name}>
          <p
            className="font-[var(--weight-heading)] font-display leading-(--leading-heading) tracking-(--tracking-heading)"
            style={{ fontSize: `var(--type-${name})` }}
          >
            A team plan you can check
          </p>
        </State>
      ))}
      {sizes.map((name) => (
        <State key={name} name={name}>
          <p className="max-w-[66ch]" style={{ fontSize: `var(--type-${name})` }}>
            Each day a public contract shares what came in that day by the points that balanced teams earn:
            1,234.56 POL.
          </p>
        </State>
      ))}
      <State name="space: steps of 4 px">
        <ul className="flex flex-wrap items-end gap-4">
          {steps.map((count) => (
            <li key={count} className="label-text">
              <span
                className="block bg-leaf"
                style={{ width: `calc(var(--step) * ${count})`, height: `calc(var(--step) * ${count})` }}
              />
              {count}
            </li>
          ))}
        </ul>
      </State>
      <State name="corners">
        <ul className="flex flex-wrap gap-4">
          {corners.map((name) => (
            <li key={name} className="label-text">
              <span
                className="block size-16 border border-edge bg-sheet"
                style={{ borderRadius: `var(--corner-${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </State>
      <State name="motion: point at the line">
        <ul className="space-y-2">
          {times.map((name) => (
            <li key={name} className="group label-text grid grid-cols-[4rem_1fr] items-center">
              {name}
              <span
                className="block h-2 origin-left scale-x-10 rounded-full bg-leaf transition-transform group-hover:scale-x-100 rtl:origin-right"
                style={{ transitionDuration: `var(--${name})` }}
              />
            </li>
          ))}
        </ul>
      </State>
    </Part>
  );
}
