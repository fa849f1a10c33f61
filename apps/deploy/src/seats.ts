import { Problem } from "@canopy/server/lib/problem";
import { usernameSchema } from "@canopy/shared/api/primitives";
import { type Address, getAddress, isAddress, zeroAddress } from "viem";

/** A seat without units, made before the plan opens. Ids are those that the contract will give. */
export interface FirstSeat {
  account: Address;
  username: string;
  sponsor: number;
  upline: number;
}

const HEADER = "account,username,sponsor,upline";
const ROOT_ID = 1;

/**
 * Reads the seats from CSV: one a line, sponsor and upline by the usernames of the root or of lines above. A seat takes
 * the first free leg of its upline, the left before the right.
 *
 * @throws Problem naming every wrong line
 */
export function parseSeats(text: string, path: string, root: { account: Address; username: string }) {
  const [header = "", ...lines] = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split(/\r?\n/);
  if (header !== HEADER) throw new Problem(`${path} must begin with the line ${HEADER}`);
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
      refuse(`${account} is no address with its checksum in capitals`);
    else if (accounts.has(getAddress(account))) refuse(`${account} has a seat already`);
    else if (!usernameSchema.safeParse(username).success) refuse(`${username} is no username`);
    else if (ids.has(username)) refuse(`${username} is taken`);
    else if (sponsor === undefined) refuse(`the sponsor ${sponsorName} has no line above`);
    else if (upline === undefined) refuse(`the upline ${uplineName} has no line above`);
    else if ((legs.get(upline) ?? 0) === 2) refuse(`${uplineName} has two legs already`);
    else {
      legs.set(upline, (legs.get(upline) ?? 0) + 1);
      accounts.add(getAddress(account));
      ids.set(username, ids.size + 1);
      seats.push({ account: getAddress(account), username, sponsor, upline });
    }
  }
  if (wrong.length > 0) throw new Problem(`${path} is refused:\n${wrong.join("\n")}`);
  return seats;
}
