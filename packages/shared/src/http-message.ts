const httpMessages: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  409: "Conflict",
  422: "Unprocessable Entity",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** The default message of a status: its common name, or `HTTP Error {status}`. */
export function defaultHttpMessage(status: number): string {
  return httpMessages[status] ?? `HTTP Error ${status}`;
}
