import { Trans } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import type { WalletObstacle } from "../../../chain/read-seat-move.ts";
import { Checking, Confirmed, Unreachable } from "../../../features/entry/check-message.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { TextInput } from "../../../ui/forms/TextInput.tsx";
import { groupAddress, type NewAddress } from "./new-address.ts";

/** Whether the new wallet can take the seat: the chain's answer. */
interface Check {
  readonly data: WalletObstacle | undefined;
  readonly isError: boolean;
}

interface NewAddressFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly parsed: NewAddress;
  readonly check: Check;
  /** Whether an empty field is an error. */
  readonly isRequired: boolean;
  onChange(value: string): void;
}

/** The address of the new wallet, checked in the page and on the chain. */
export function NewAddressField({ ref, value, parsed, check, isRequired, onChange }: NewAddressFieldProps) {
  return (
    <div className="space-y-3">
      <Field
        label={<Trans>Address of the new wallet</Trans>}
        hint={<Trans>Copy it from the new wallet. Don't type it by hand.</Trans>}
        error={findError(parsed, check.data ?? null, isRequired)}
        status={"address" in parsed && <CheckState check={check} />}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={ref}
            dir="ltr"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={60}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {"address" in parsed && (
        <p className="text-sm">
          <Trans>Compare all of it with the new wallet:</Trans>{" "}
          <bdi dir="ltr" className="block pt-1 font-[550] text-note tabular-nums">
            {groupAddress(parsed.address)}
          </bdi>
        </p>
      )}
    </div>
  );
}

function findError(parsed: NewAddress, obstacle: WalletObstacle, isRequired: boolean): ReactNode {
  if ("address" in parsed) return obstacle !== null && <Obstacle obstacle={obstacle} />;
  return (parsed.error !== "EMPTY" || isRequired) && <AddressErrorText error={parsed.error} />;
}

function CheckState({ check }: { readonly check: Check }): ReactNode {
  if (check.isError) return <Unreachable />;
  if (check.data === undefined) return <Checking />;
  return (
    <Confirmed>
      <Trans>This wallet can take the seat</Trans>
    </Confirmed>
  );
}

function Obstacle({ obstacle }: { readonly obstacle: NonNullable<WalletObstacle> }) {
  if (obstacle === "CONTRACT") {
    return (
      <Trans>
        This is a smart contract, which can't take a seat. Use an ordinary wallet, one with a private key of
        its own.
      </Trans>
    );
  }
  const name = <bdi dir="ltr">{obstacle.member}</bdi>;
  return <Trans>This wallet has a seat already: {name}. Choose a wallet without one.</Trans>;
}

function AddressErrorText({
  error,
}: {
  readonly error: "EMPTY" | "NOT_AN_ADDRESS" | "CHECKSUM" | "ZERO" | "CURRENT";
}) {
  switch (error) {
    case "EMPTY":
      return <Trans>Enter the address of the new wallet.</Trans>;
    case "NOT_AN_ADDRESS":
      return <Trans>An address starts with 0x and has 40 digits and letters after it. Copy all of it.</Trans>;
    case "CHECKSUM":
      return <Trans>A letter or digit of this address is wrong. Copy it again from the wallet.</Trans>;
    case "ZERO":
      return <Trans>No one owns this address. Enter that of a wallet of yours.</Trans>;
    case "CURRENT":
      return <Trans>Your seat is in this wallet already.</Trans>;
  }
}
