import { OperatorError } from "@canopy/server/lib/operator-error";
import { usernameSchema } from "@canopy/shared/api/primitives";
import { type Address, getAddress, isAddress, zeroAddress } from "viem";

/** A seat without units, created before the plan opens. Ids are the contract's future ids. */
export interface FirstSeat {
  account: Address;
  username: string;
  sponsor: number;
  upline: number;
}

const HEADER = "account,username,sponsor,upline";
const ROOT_ID = 1;

/**
 * Reads the seats from CSV: one per line, sponsor and upline by the usernames of the root or of earlier lines. A seat takes
 * the first free leg of its upline, left before right.
 *
 * @throws OperatorError with every wrong line
 */
export function parseSeats(text: string, path: string, root: { account: Address; username: string }) {
  const [header = "", ...lines] = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/);
  if (header !== HEADER) throw new OperatorError(`${path} must begin with the line ${HEADER}`);
  const ids = new Map([[root.username, ROOT_ID]]);
  const accounts = new Set<string>([root.account]);
  const legs = new Map<number, number>();
  const seats: FirstSeat[] = [];
  const wrong: string[] = [];
  for (const [index, line] of lines.entries()) {
    const refuse = (sentence: string) => wrong.push(`  line ${index + 2}: ${sentence}`);
    const [account = "", username = "", sponsorName = "", uplineName = "", ...rest] = line.split(",");
    const [sponsor, upline] = [ids.get(sponsorName), ids.get(uplineName)];
    if (rest.length > 0 || uplineName === "") refuse(`must have four fields, ${HEADER}`);
    else if (!isAddress(account) || account === zeroAddress)
      refuse(`${account} is not an address with a checksum`);
    else if (accounts.has(getAddress(account))) refuse(`${account} already has a seat`);
    else if (!usernameSchema.safeParse(username).success) refuse(`${username} is not a username`);
    else if (ids.has(username)) refuse(`${username} is taken`);
    else if (sponsor === undefined) refuse(`the sponsor ${sponsorName} is not on an earlier line`);
    else if (upline === undefined) refuse(`the upline ${uplineName} is not on an earlier line`);
    else if ((legs.get(upline) ?? 0) === 2) refuse(`${uplineName} already has two legs`);
    else {
      legs.set(upline, (legs.get(upline) ?? 0) + 1);
      accounts.add(getAddress(account));
      ids.set(username, ids.size + 1);
      seats.push({ account: getAddress(account), username, sponsor, upline });
    }
  }
  if (wrong.length > 0) throw new OperatorError(`${path} has errors:\n${wrong.join("\n")}`);
  return seats;
}
