/** Where the API is. `VITE_API_BASE` at build time names another host. */
export const apiBase: string = import.meta.env["VITE_API_BASE"] ?? "/api";
