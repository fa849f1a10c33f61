/** The page of a change of wallet. With the parameter, the new wallet accepts a seat there. */
const path = "/dashboard/change-wallet";
const parameter = "accept";

/** The page on which the new wallet accepts the seat of `username`, without a session. */
export function acceptPath(username: string): string {
  return `${path}?${new URLSearchParams({ [parameter]: username })}`;
}

/** The username whose seat a page offers to a new wallet; null for every other page. */
export function offeredSeat({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname.replace(/\/+$/, "") !== path) return null;
  return new URLSearchParams(search).get(parameter)?.trim().toLowerCase() || null;
}
