/**
 * The most megabytes that the sponsors of a tree take, rounded up: each is a number of at most as many bits as the highest seat
 * number. 0 for less than a tenth of a megabyte, which loads at once.
 */
export function sponsorMegabytes(seats: number, totalSeats: number): number {
  const bits = Math.ceil(Math.log2(totalSeats + 1));
  const bytes = (seats * bits) / 8;
  return bytes < 100_000 ? 0 : Math.ceil(bytes / 1_000_000);
}
