import { useState } from "react";
import { Checkbox } from "../../ui/forms/Checkbox.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { RangeInput } from "../../ui/forms/RangeInput.tsx";
import { SegmentedControl } from "../../ui/forms/SegmentedControl.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { Button, ButtonLink } from "../../ui/primitives/Button.tsx";
import { Part, State } from "./Part.tsx";

const variants = ["primary", "secondary", "quiet", "danger"] as const;
const sizes = ["small", "medium", "large"] as const;

/** Buttons in every look and state. */
export function Buttons() {
  return (
    <Part title="Buttons">
      {variants.map((variant) => (
        <State key={variant} name={variant}>
          <div className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              disabled
            </Button>
            <Button variant={variant} busy>
              busy
            </Button>
            <ButtonLink to="#" variant={variant}>
              a link
            </ButtonLink>
          </div>
        </State>
      ))}
    </Part>
  );
}

/** Controls that hold a value: empty, filled, invalid and disabled. */
export function Controls() {
  const [growth, setGrowth] = useState(40);
  const [view, setView] = useState("day");
  return (
    <Part title="Controls">
      <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        <Field label="Text, empty" hint="A hint says what is expected.">
          {(control) => <TextInput {...control} placeholder="Placeholder" />}
        </Field>
        <Field label="Text, filled" status="This name is free.">
          {(control) => <TextInput {...control} defaultValue="willow" />}
        </Field>
        <Field label="Text, wrong" error="This username is taken, or was released less than 30 days ago.">
          {(control) => <TextInput {...control} defaultValue="oak" />}
        </Field>
        <Field label="Text, disabled">
          {(control) => <TextInput {...control} disabled defaultValue="birch" />}
        </Field>
        <Field label="Text of several lines">
          {(control) => <TextArea {...control} placeholder="It grows with what is written." />}
        </Field>
        <Field label="Text of several lines, wrong" error="Write at least ten characters.">
          {(control) => <TextArea {...control} defaultValue="Short" />}
        </Field>
        <Field label="Select">
          {(control) => (
            <Select {...control} defaultValue="right">
              <option value="left">Left leg</option>
              <option value="right">Right leg</option>
            </Select>
          )}
        </Field>
        <Field label="Select, wrong" error="Choose a leg.">
          {(control) => (
            <Select {...control}>
              <option value="">Choose</option>
            </Select>
          )}
        </Field>
        <Field label="Select, disabled">
          {(control) => (
            <Select {...control} disabled>
              <option>Left leg</option>
            </Select>
          )}
        </Field>
        <RangeInput
          label="Range input"
          hint="Arrow keys move it by one, Page Up and Page Down by more."
          value={growth}
          min={0}
          max={100}
          format={(value) => `${value}%`}
          onChange={setGrowth}
        />
        <RangeInput
          label="Range input, at its end"
          value={100}
          min={0}
          max={100}
          format={String}
          onChange={() => {}}
        />
        <RangeInput
          label="Range input, disabled"
          value={25}
          min={0}
          max={100}
          disabled
          format={String}
          onChange={() => {}}
        />
        <State name="checkbox: off, on, wrong, disabled">
          <Checkbox label="I have read the risks." />
          <Checkbox label="I have read the risks." defaultChecked />
          <Checkbox label="I have read the risks." error="Read the risks first, then tick this." />
          <Checkbox label="I have read the risks." defaultChecked disabled />
        </State>
        <SegmentedControl
          legend="Segments"
          value={view}
          onChange={(chosen) => setView(chosen)}
          segments={[
            { value: "day", label: "Day" },
            { value: "month", label: "Month" },
            { value: "all", label: "All" },
          ]}
        />
        <SegmentedControl
          legend="Segments, disabled"
          value="chart"
          disabled
          onChange={() => {}}
          segments={[
            { value: "chart", label: "Chart" },
            { value: "table", label: "Table" },
          ]}
        />
      </div>
    </Part>
  );
}
