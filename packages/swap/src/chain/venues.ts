import type { Exchange, Venue, VenueName } from "../types.ts";

export function findVenue(exchange: Exchange, name: VenueName): Venue {
  const venue = exchange.venues.find((candidate) => candidate.name === name);
  if (venue === undefined) throw new Error(`Chain ${exchange.chainId} has no venue ${name}.`);
  return venue;
}
