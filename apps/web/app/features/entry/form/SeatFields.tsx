import { Trans } from "@lingui/react/macro";
import { usePlan } from "../../../chain/plan-context.ts";
import { ChoiceGroup } from "../../../ui/forms/ChoiceGroup.tsx";
import { Button } from "../../../ui/primitives/Button.tsx";
import { Checking, Unreachable } from "../check-message.tsx";
import { NameField } from "../NameField.tsx";
import { UsernameError } from "../UsernameError.tsx";
import type { SeatCheck } from "../use-name-checks.ts";
import { SeatMessage } from "./SeatMessage.tsx";
import type { EntryForm } from "./use-entry-form.ts";

interface SeatFieldsProps {
  readonly form: EntryForm;
  readonly check: SeatCheck;
}

/** The seat in the tree: automatic on the sponsor's smaller side, or chosen manually. */
export function SeatFields({ form, check }: SeatFieldsProps) {
  const placement = form.watch("placement");
  return placement === "automatic" ? (
    <section className="space-y-1.5">
      <h3 className="font-[550] font-sans text-base">
        <Trans>Seat</Trans>
      </h3>
      <div aria-live="polite" className="rounded-md border border-line bg-paper px-4 py-3">
        <AutomaticSeat check={check} />
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        onClick={() => {
          if (check.state === "free") {
            form.setValue("referral", check.seat.referral);
            form.setValue("leg", check.seat.leg);
          }
          form.setValue("placement", "chosen");
        }}
      >
        <Trans>Choose the seat myself</Trans>
      </Button>
    </section>
  ) : (
    <ChosenSeat form={form} check={check} />
  );
}

function AutomaticSeat({ check }: { readonly check: SeatCheck }) {
  switch (check.state) {
    case "free":
      return <SeatMessage seat={check.seat} />;
    case "checking":
      return <Checking />;
    case "unreachable":
      return <Unreachable />;
    default:
      return (
        <span className="text-quiet">
          <Trans>We'll pick the first free seat on your sponsor's smaller side.</Trans>
        </span>
      );
  }
}

function ChosenSeat({ form, check }: SeatFieldsProps) {
  const typed = form.watch("referral");
  const leg = form.watch("leg");
  const invalid = "referral" in form.formState.errors ? <UsernameError typed={typed} /> : null;
  const isPlus = usePlan().name === "plus";
  const missing =
    check.state === "missing" &&
    (isPlus ? (
      <Trans>No member of Plus has this name. Name a member who is in Plus.</Trans>
    ) : (
      <Trans>No member has this name.</Trans>
    ));
  const full = check.state === "full" && (
    <Trans>This leg is taken. Choose the other one, or another member to be placed below.</Trans>
  );
  return (
    <section className="space-y-4">
      <NameField
        {...form.register("referral")}
        label={<Trans>Placed below</Trans>}
        hint={<Trans>The member directly above your seat. It needs a free leg.</Trans>}
        error={invalid || missing || full}
        check={check.state}
        confirmed={<Trans>This seat is free</Trans>}
      />
      <ChoiceGroup
        legend={<Trans>Leg</Trans>}
        unmirrored
        value={leg}
        onChange={(value) => form.setValue("leg", value)}
        options={[
          { value: "left", label: <Trans>Left</Trans> },
          { value: "right", label: <Trans>Right</Trans> },
        ]}
      />
      <Button
        variant="quiet"
        size="small"
        className="-ms-3"
        onClick={() => form.setValue("placement", "automatic")}
      >
        <Trans>Find a seat for me</Trans>
      </Button>
    </section>
  );
}
