import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Dialog } from "../../ui/primitives/Dialog.tsx";
import { MemberCard } from "./MemberCard.tsx";
import { SearchBox } from "./SearchBox.tsx";

interface MemberSearchProps {
  readonly open: boolean;
  close(): void;
}

/** Finds a member by the start of the username, and shows the member's public card. */
export function MemberSearch({ open, close }: MemberSearchProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const leave = () => {
    setChosen(null);
    setTyped("");
    close();
  };
  return (
    <Dialog
      initialFocus={field}
      open={open}
      onOpenChange={(next) => {
        if (!next) leave();
      }}
      title={t`Find a member`}
    >
      {chosen === null ? (
        <SearchBox field={field} typed={typed} onType={setTyped} onChoose={setChosen} />
      ) : (
        <MemberCard
          username={chosen}
          close={leave}
          back={() => {
            flushSync(() => setChosen(null));
            field.current?.focus();
          }}
        />
      )}
    </Dialog>
  );
}
