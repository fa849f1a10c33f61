/** What the client gives to `fetch`. */
export interface SentRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
  readonly signal: AbortSignal;
}

/**
 * A `fetch` that reports how much of the body has been sent, from 0 to 1. Only XMLHttpRequest can.
 */
export function sendWithProgress(onProgress: (part: number) => void) {
  return (url: string, { method, headers, body, signal }: SentRequest): Promise<Response> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, responseText } = request;
        resolve(
          new Response(responseText, { status, headers: readHeaders(request.getAllResponseHeaders()) }),
        );
      };
      request.onerror = () => reject(new TypeError("The upload failed"));
      request.onabort = () => reject(signal.reason);
      signal.addEventListener("abort", () => request.abort());
      request.send(body);
    });
}

function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const [, name = "", value = ""] of text.matchAll(/^([^:\r\n]+):[ \t]*(.*)$/gm))
    headers.append(name, value.trim());
  return headers;
}
