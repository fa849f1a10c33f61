import type { ServerResponse } from "node:http";
import type { BlockEvent, MemberEvent } from "@canopy/shared/api/events";

/** Unread bytes after which a client gets no further events; once it has read them, it gets only the newest. */
const UNREAD_BYTES = 4_096;

export interface News {
  block?: BlockEvent;
  member?: MemberEvent;
}

export type EventStream = ReturnType<typeof createEventStream>;

type Response = Pick<ServerResponse, "write" | "end" | "destroy" | "destroyed" | "writableLength">;

/**
 * Server-sent events of one client. A client that reads slowly has at most one event of each type waiting, and is disconnected
 * when it reads nothing between two heartbeats.
 */
export function createEventStream(response: Response) {
  let waiting: News = {};
  let isStalled = false;
  let hasEnded = false;

  const isClosed = () => hasEnded || response.destroyed;
  const isBehind = () => response.writableLength > UNREAD_BYTES;

  return {
    send(news: News): void {
      waiting = { ...waiting, ...news };
      this.flush();
    },
    /** Sends what waits, if the client has read what came before. */
    flush(): void {
      const { block, member } = waiting;
      if ((block === undefined && member === undefined) || isClosed() || isBehind()) return;
      waiting = {};
      // The block comes last, with the id: a client that loses the connection in between resumes before both.
      const text = `${member ? toText("member", member) : ""}${block ? toText("block", block, block.block) : ""}`;
      response.write(text);
    },
    heartbeat(): void {
      if (isClosed()) return;
      const wasStalled = isStalled;
      isStalled = isBehind();
      if (!isStalled) response.write(":\n\n");
      else if (wasStalled) response.destroy();
    },
    end(): void {
      hasEnded = true;
      response.end();
    },
  };
}

function toText(event: string, data: object, id?: string): string {
  return `event: ${event}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
