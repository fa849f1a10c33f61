/** A server-sent event. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  readonly id: string | null;
}

/**
 * Reads server-sent events until the stream ends, or until nothing has arrived for `quietMs`: the server sends a comment every
 * 15 seconds, so a longer silence is a lost connection.
 */
export async function* readStream(
  body: ReadableStream<Uint8Array>,
  quietMs: number,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (true) {
      const timer = setTimeout(() => void reader.cancel(), quietMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Null for a block without data, such as a comment. */
function parseEvent(block: string): StreamEvent | null {
  let type = "message";
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field = "", value = ""] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === "event") type = value;
    else if (field === "id") id = value;
    else if (field === "data") data.push(value);
  }
  return data.length === 0 ? null : { type, id, data: data.join("\n") };
}
