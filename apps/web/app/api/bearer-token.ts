let read = (): string | null => null;

/** Tells the client where the session's token is: the session is a feature, which the client must not import. */
export function provideBearerToken(source: () => string | null): void {
  read = source;
}

/** The token of the present session, if there is one. */
export const bearerToken = (): string | null => read();
