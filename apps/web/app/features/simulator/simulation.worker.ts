import { answerRequests } from "./answer-requests.ts";

const answer = answerRequests({
  send: (message) => self.postMessage(message),
  rest: () => new Promise((resolve) => setTimeout(resolve)),
  now: () => performance.now(),
});

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => void answer(data));
