import { type SqlBool, sql } from "kysely";
import type { Address } from "viem";

/** Whose conversations and tickets: a visitor's by the random id of the browser, or a member's. */
export type ChatOwner =
  | { readonly visitor: string }
  | { readonly member: { readonly id: number; readonly wallet: Address } };

/** The columns of a new row. */
export function toOwnerColumns(owner: ChatOwner) {
  return "visitor" in owner
    ? { visitor: owner.visitor, member_id: null, account: null }
    : { visitor: null, member_id: owner.member.id, account: owner.member.wallet };
}

/** The owner as one text, for limits. */
export function toOwnerKey(owner: ChatOwner): string {
  return "visitor" in owner ? owner.visitor : String(owner.member.id);
}

/**
 * Whether a row belongs to the owner. A member's row was written with the member's wallet, or with one that the member had before:
 * after a reorganisation the id may belong to another member.
 */
export function isOwn(table: "chat_conversations" | "chat_tickets", owner: ChatOwner) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if ("visitor" in owner) return sql<SqlBool>`${column("visitor")} = ${owner.visitor}::uuid`;
  const { id, wallet } = owner.member;
  return sql<SqlBool>`(${column("member_id")} = ${id} and (${column("account")} = ${wallet} or exists (
    select from identities where identities.member_id = ${id}
      and identities.field = 'account' and identities.value = ${column("account")}
  )))`;
}
