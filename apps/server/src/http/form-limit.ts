/** A form that mails somebody: so many an hour from one network address, counted by each process for itself. */
export function formLimit(mostAnHour: number) {
  return { max: mostAnHour, timeWindow: 3_600_000 };
}
