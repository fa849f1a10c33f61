import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { loadAllMessages } from "./i18n/catalogues.ts";
import { RouterTagsContext } from "./layout/router/RouterTagsContext.ts";
import { routerTags } from "./layout/router/router-tags.tsx";

/** Renders one public page at build time, including the router's data. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadAllMessages();
  const body = await renderToReadableStream(
    <RouterTagsContext value={routerTags}>
      <ServerRouter context={context} url={request.url} />
    </RouterTagsContext>,
    // Wait for everything, so that pages work without JavaScript.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}
