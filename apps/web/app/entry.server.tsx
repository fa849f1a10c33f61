import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { loadAllMessages } from "./i18n/catalogues.ts";
import { RouterTags } from "./layout/document/RouterTags.ts";
import { routerTags } from "./layout/document/router-tags.tsx";

/** Runs only while the site is built: renders one public page, whole, the router's own data at its end included. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadAllMessages();
  const body = await renderToReadableStream(
    <RouterTags value={routerTags}>
      <ServerRouter context={context} url={request.url} />
    </RouterTags>,
    // No part of a page is sent later and moved into its place by a script: pages are read without scripts too.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}
