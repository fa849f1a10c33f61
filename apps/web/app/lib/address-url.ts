/** The page of an address on a block explorer. */
export function addressUrl(explorerUrl: string, address: string): string {
  return `${explorerUrl.replace(/\/$/, "")}/address/${address}`;
}
