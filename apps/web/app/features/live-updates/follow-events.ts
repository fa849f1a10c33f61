import { type BlockEvent, blockEventSchema, memberEventSchema } from "@canopy/shared/api/events";
import { ApiError } from "../../api/api-error.ts";
import { readStream, type StreamEvent } from "../../api/read-stream.ts";

/** What the dashboard learns, from the stream or by asking. */
export type News =
  | { readonly type: "block"; readonly block: BlockEvent; readonly id: string | null }
  | { readonly type: "member"; readonly username: string }
  /** Anything may have changed: there is no stream. */
  | { readonly type: "unknown" };

export interface EventServices {
  open(lastId: string | null): Promise<ReadableStream<Uint8Array>>;
  /** Asks for the newest block; null if it is not known. */
  readBlock(): Promise<BlockEvent | null>;
  emit(news: News): void;
  wait(ms: number): Promise<void>;
  readonly signal: AbortSignal;
}

/** Milliseconds: a stream that ended, one that did not open, and a silent one. */
const AFTER_END = 1_000;
const WITHOUT_STREAM = 10_000;
const QUIET = 45_000;

/** Follows the server's events until the signal aborts. Reopens the stream when it ends, and polls while it does not open. */
export async function followEvents(services: EventServices, since: () => string | null): Promise<void> {
  const { open, emit, wait, signal } = services;
  while (!signal.aborted) {
    let pause = AFTER_END;
    try {
      for await (const event of readStream(await open(since()), QUIET)) {
        const news = toNews(event);
        if (news !== null && !signal.aborted) emit(news);
      }
    } catch (error) {
      if (signal.aborted) return;
      pause = Math.max(WITHOUT_STREAM, retryAfterMs(error));
      await poll(services);
    }
    if (!signal.aborted) await wait(pause);
  }
}

async function poll({ readBlock, emit, signal }: EventServices): Promise<void> {
  const block = await readBlock().catch(() => null);
  if (signal.aborted) return;
  // A block without an id: the stream must not resume after changes that it has not reported.
  if (block !== null) emit({ type: "block", block, id: null });
  emit({ type: "unknown" });
}

function retryAfterMs(error: unknown): number {
  return error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
}

function toNews({ type, data, id }: StreamEvent): News | null {
  const value = parseJson(data);
  if (type === "block") {
    const block = blockEventSchema.safeParse(value);
    return block.success ? { type, block: block.data, id } : null;
  }
  const member = type === "member" ? memberEventSchema.safeParse(value) : null;
  return member?.success ? { type: "member", username: member.data.username } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
