import { memberPageSchema } from "@canopy/shared/api/members";
import type { PlanName } from "@canopy/shared/api/primitives";
import { Trans, useLingui } from "@lingui/react/macro";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { apiErrorMessage } from "../../api/api-error-message.ts";
import { api } from "../../api/client.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { useCombobox } from "../../ui/forms/use-combobox.ts";
import { Button } from "../../ui/primitives/Button.tsx";
import { Notice } from "../../ui/primitives/Notice.tsx";
import { Skeleton } from "../../ui/primitives/Skeleton.tsx";
import { type MemberPrefix, memberPrefix } from "./member-prefix.ts";
import { ResultList } from "./ResultList.tsx";

interface SearchBoxProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  onType(text: string): void;
  /** The plan whose members it finds, by default the core plan. */
  readonly plan?: PlanName;
  /** `id`: the member's id in the core plan. */
  onChoose(username: string, id: number): void;
}

/** The search field with its results: a combobox whose list stays open. */
export function SearchBox({ field, typed, plan = "core", onType, onChoose }: SearchBoxProps) {
  const { t, i18n } = useLingui();
  const read = memberPrefix(typed);
  const prefix = useDebounced("prefix" in read ? read.prefix : "", 200);
  const found = useQuery({
    queryKey: ["members", plan, "search", prefix],
    queryFn: ({ signal }) =>
      api.get("/members", memberPageSchema, { query: { search: prefix, plan }, signal }),
    enabled: prefix !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const members = "prefix" in read ? (found.data?.items ?? []) : [];
  const box = useCombobox({
    count: members.length,
    choose(index) {
      const member = members[index];
      if (member !== undefined) onChoose(member.username, member.id);
    },
  });

  return (
    <div className="space-y-4">
      <TextInput
        {...box.field}
        ref={field}
        aria-label={t`Username`}
        aria-describedby={`${box.list}-state`}
        dir="ltr"
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          box.setActive(0);
        }}
      />
      <div className="min-h-64">
        {found.isError && "prefix" in read ? (
          <Notice
            tone="danger"
            live
            action={
              <Button size="small" variant="secondary" onClick={() => void found.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {apiErrorMessage(found.error, i18n) ?? <Trans>The search did not answer.</Trans>}
          </Notice>
        ) : (
          <>
            <ResultList
              id={box.list}
              members={members}
              active={box.active}
              onChoose={onChoose}
              onActivate={box.setActive}
            />
            <div role="status" id={`${box.list}-state`} className="text-quiet text-sm">
              <SearchState read={read} isPending={found.isPending} count={members.length} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

interface SearchStateProps {
  readonly read: MemberPrefix;
  readonly isPending: boolean;
  readonly count: number;
}

function SearchState({ read, isPending, count }: SearchStateProps) {
  if ("error" in read) {
    switch (read.error) {
      case "EMPTY":
        return (
          <Trans>
            Type the start of a username. Everything here is public on the chain: seat, units, legs and points
            of every member.
          </Trans>
        );
      case "LETTER_FIRST":
        return <Trans>Usernames start with a letter.</Trans>;
      case "CHARACTER":
        return <Trans>Usernames have only the letters a to z, digits and the underscore.</Trans>;
      case "TOO_LONG":
        return <Trans>Usernames have at most 16 characters.</Trans>;
    }
  }
  if (isPending) return <Skeleton className="h-12 w-full" />;
  if (count === 0) return <Trans>No username starts like this. Check the spelling.</Trans>;
  return null;
}
