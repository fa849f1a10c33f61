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

type Owned = "chat_conversations" | "chat_tickets";

const column = (table: Owned, name: string) => sql.ref(`${table}.${name}`);

/**
 * Whether the owner may read a row. Of a member, only rows of the same wallet: a seat may have moved to another person, and after a
 * reorganisation the id may belong to one.
 */
export function isOwn(table: Owned, owner: ChatOwner) {
  if ("visitor" in owner) return sql<SqlBool>`${column(table, "visitor")} = ${owner.visitor}::uuid`;
  const { id, wallet } = owner.member;
  return sql<SqlBool>`(${column(table, "member_id")} = ${id} and ${column(table, "account")} = ${wallet})`;
}

/** Whether the owner may delete a row: also rows of wallets that the member had before. */
export function isOwnOrEarlier(table: Owned, owner: ChatOwner) {
  if ("visitor" in owner) return isOwn(table, owner);
  const { id } = owner.member;
  return sql<SqlBool>`(${isOwn(table, owner)} or (${column(table, "member_id")} = ${id} and exists (
    select from identities where identities.member_id = ${id}
      and identities.field = 'account' and identities.value = ${column(table, "account")}
  )))`;
}
