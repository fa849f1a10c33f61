import type { Generated, Kysely } from "kysely";
import type { PeopleTables } from "./people-tables.ts";

/** The tables as the migrations make them. `int8` is a bigint, `numeric` a decimal string. */
export interface Tables extends PeopleTables {
  index_source: {
    only_row: Generated<boolean>;
    chain_id: bigint;
    plan: string;
    plan_block: bigint;
    plan_block_hash: string;
    plan_code_hash: string;
    points_per_unit: number;
    derived_version: number;
  };
  index_checkpoint: {
    only_row: Generated<boolean>;
    block_number: bigint;
    block_hash: string;
    finalized_number: bigint;
    halted: string | null;
  };
  block_headers: { number: bigint; hash: string; parent_hash: string };
  raw_logs: {
    block_hash: string;
    log_index: number;
    block_number: bigint;
    block_time: Date;
    transaction_hash: string;
    topics: string[];
    data: string;
  };
  members: {
    id: number;
    account: string;
    username: string;
    sponsor_id: number;
    upline_id: number;
    leg: number;
    depth: number;
    round: number;
    joined_at: Date;
    block_number: bigint;
  };
  entries: {
    block_number: bigint;
    log_index: number;
    member_id: number;
    kind: "register" | "topup";
    round: number;
    units: number;
    value: string;
    transaction_hash: string;
    at: Date;
  };
  rounds: { round: number; unit_price: string; pol_usd: string; block_number: bigint };
  identity_changes: {
    block_number: bigint;
    log_index: number;
    member_id: number;
    field: "username" | "account";
    before: string;
  };
  nonces: { nonce: string; address: string; expires_at: Date };
  sessions: {
    token_hash: string;
    chain_id: bigint;
    address: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
}

export type Database = Kysely<Tables>;
