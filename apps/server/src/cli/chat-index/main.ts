/** `npm run build:chat-index`: makes the index that the chat answers from, unless it is stored already. */
import { loadAnswerer } from "../../chat/corpus.ts";

await loadAnswerer();
