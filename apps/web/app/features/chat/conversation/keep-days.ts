/** Days after its last message when the server deletes a conversation, unless the operator sets `CHAT_KEEP_DAYS`. */
export const KEEP_DAYS = 30;
