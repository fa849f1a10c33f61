import type { MarketSource } from "@canopy/shared/api/markets";
import type { Rank } from "@canopy/shared/api/ranks";
import type { ColumnType, Generated, InsertType, Kysely, Selectable } from "kysely";
import type { PeopleTables } from "./people-tables.ts";

/** The core plan, or Plus. */
export type PlanName = "core" | "plus";

/** The types of lines in a member's history. */
export type HistoryType =
  | "register"
  | "topup"
  | "commission"
  | "credit"
  | "closing_reward"
  | "withdraw"
  | "rank_claim"
  | "rank_collect"
  | "username"
  | "address_start"
  | "address_cancel"
  | "address";

/** Wei. A row to write may have a bigint too, which the indexer adds up without parsing text. */
type Wei = ColumnType<string, string | bigint, string | bigint>;
type GeneratedWei = ColumnType<string, string | bigint | undefined, string | bigint>;

/** The tables of the migrations. `int8` is a bigint, `numeric` a decimal string. */
export interface Tables extends PeopleTables {
  index_source: {
    only_row: Generated<boolean>;
    chain_id: bigint;
    plan_block: bigint;
    plan_block_hash: string;
    derived_version: number;
  };
  plans: {
    plan: PlanName;
    address: string;
    code_hash: string;
    genesis: Date;
    opens_at: Date;
    unit_usd: string;
    points_per_unit: number;
    maximum_units: number;
    sponsor_share: number;
    pool_share: number;
    hero_share: number;
    commons_share: number;
    operations_share: number;
  };
  index_checkpoint: {
    only_row: Generated<boolean>;
    block_number: bigint;
    block_hash: string;
    finalized_number: bigint;
    halted: string | null;
    /** Null until the first block after an upgrade. */
    block_time: Date | null;
    rollbacks: Generated<bigint>;
  };
  block_headers: { number: bigint; hash: string; parent_hash: string };
  raw_logs: {
    block_hash: string;
    log_index: number;
    block_number: bigint;
    block_time: Date;
    transaction_hash: string;
    plan: PlanName;
    topics: string[];
    data: string;
  };
  members: { id: number; account: string; username: string; joined_at: Date; block_number: bigint };
  identities: {
    block_number: bigint;
    log_index: number;
    member_id: number;
    field: "username" | "account";
    value: string;
    at: Date;
  };
  seats: {
    plan: PlanName;
    member_id: number;
    sponsor_id: number;
    upline_id: number;
    leg: number;
    depth: number;
    round: number;
    joined_at: Date;
    block_number: bigint;
    units: Generated<number>;
    points: Generated<bigint>;
    flash: Generated<bigint>;
    entered: GeneratedWei;
    commissions: GeneratedWei;
    point_earnings: GeneratedWei;
    rebates: GeneratedWei;
    rank_earnings: GeneratedWei;
    closing_rewards: GeneratedWei;
    withdrawn: GeneratedWei;
  };
  /** See `legs.ts`. */
  legs: {
    plan: PlanName;
    part: number;
    settled_units: Buffer;
    left_units: Buffer;
    right_units: Buffer;
    left_variance: Buffer;
    right_variance: Buffer;
    left_members: Buffer;
    right_members: Buffer;
  };
  entries: {
    block_number: bigint;
    log_index: number;
    plan: PlanName;
    member_id: number;
    kind: "register" | "topup";
    round: number;
    units: number;
    value: Wei;
    commission: Wei;
    transaction_hash: string;
    at: Date;
  };
  rounds: {
    plan: PlanName;
    round: number;
    unit_price: Wei;
    pol_usd: string;
    block_number: bigint;
    priced_at: Date;
    units: Generated<number>;
    entered: GeneratedWei;
    commissions: GeneratedWei;
    joined: Generated<number>;
    points: bigint | null;
    flash: bigint | null;
    pointy: number | null;
    point_value: string | null;
    rebate: string | null;
    hero_pool: string | null;
    commons: string | null;
    operations: string | null;
    closing_reward: string | null;
    closer_id: number | null;
    closed_at: Date | null;
    closed_block: bigint | null;
    transaction_hash: string | null;
  };
  activity: {
    plan: PlanName;
    member_id: number;
    round: number;
    units: Generated<number>;
    commissions: GeneratedWei;
    points: Generated<number>;
    flash: Generated<number>;
    point_earnings: GeneratedWei;
    rebates: GeneratedWei;
  };
  provisional_points: {
    plan: PlanName;
    round: number;
    member_id: number;
    points: number;
    flash: number;
  };
  rank_windows: {
    plan: PlanName;
    month: number;
    opened_at: Date;
    closes_at: Date;
    closed_at: Date | null;
    shares: bigint | null;
    share_value: string | null;
    rest: string | null;
  };
  ranks: {
    plan: PlanName;
    month: number;
    member_id: number;
    rank: Rank;
    shares: number;
    claimed_at: Date;
    collected: string | null;
  };
  history: {
    block_number: bigint;
    log_index: number;
    plan: PlanName;
    member_id: number;
    type: HistoryType;
    round: number | null;
    amount: Wei;
    units: number | null;
    other_id: number | null;
    detail: string | null;
    transaction_hash: string;
    at: Date;
  };
  price_candidates: {
    block_number: bigint;
    log_index: number;
    plan: PlanName;
    pol_usd: string;
    at: Date;
  };
  collections: {
    block_number: bigint;
    log_index: number;
    plan: PlanName;
    pot: "commons" | "operations";
    amount: string;
    transaction_hash: string;
    at: Date;
  };
  journal: {
    id: Generated<bigint>;
    block_number: bigint;
    table_name: string;
    change: "insert" | "update" | "delete";
    rows: string[];
  };
  transactions: {
    hash: string;
    block_number: bigint;
    block_hash: string;
    sender: string;
    recipient: string | null;
    value: string;
    gas_used: bigint;
    gas_price: string;
    member_id: number | null;
  };
  reports: {
    plan: PlanName;
    block_number: bigint;
    /** Null in an index of an older version. */
    block_time: Date | null;
    /** JSON, as `reportDataSchema` describes it in the version that wrote it. */
    report: ColumnType<unknown, string, string>;
  };
  /** The tree after a closed round; see `docs/tree-format.md`. */
  tree_snapshots: {
    plan: PlanName;
    round: number;
    /** The block that closed the round. */
    block_number: bigint;
    block_hash: string;
    seats: number;
    bytes: Buffer;
  };
  /** Of 900 seconds. Times in seconds since 1970. */
  candles: {
    market: string;
    time: bigint;
    open: number;
    high: number;
    low: number;
    close: number;
    volume: number;
  };
  markets: {
    market: string;
    source: MarketSource;
    source_name: string;
    covered_from: bigint;
    covered_to: bigint;
  };
  /** Read from the chain by the role `bots`. Times in seconds since 1970. */
  vault_trades: {
    block_hash: string;
    log_index: number;
    block_number: bigint;
    vault: string;
    owner: string;
    rule: number;
    at: bigint;
    token_in: string;
    token_out: string;
    amount_in: string;
    amount_out: string;
    oracle_out: string;
    fee: string;
    keeper: string;
    transaction_hash: string;
  };
  vault_trade_cursor: { only_row: Generated<boolean>; chain_id: bigint; factory: string; next_block: bigint };
  sign_in_messages: { message: string; address: string; expires_at: Date };
  chat_usage: { day: string; who: string; input_tokens: bigint; output_tokens: bigint };
  request_counts: { key: string; count: number; ends_at: Date };
  sessions: {
    token_hash: string;
    chain_id: bigint;
    address: string;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
    user_agent: string | null;
  };
}

export type Database = Kysely<Tables>;

/** A row as the database returns it. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** A complete row to write. */
export type NewRow<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: Exclude<InsertType<Tables[Table][Column]>, undefined>;
};
