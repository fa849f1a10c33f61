/** Milliseconds between the starts of two sends. */
export const SEND_INTERVAL_MS = 1_000;
/** Milliseconds from a send to its request. */
export const REQUEST_PAUSE_MS = 500;
/** Milliseconds after the last key until the text area fits its text. */
export const RESIZE_DELAY_MS = 100;
/** Milliseconds until the end of the conversation scrolls into view. */
export const SCROLL_DELAY_MS = 50;
