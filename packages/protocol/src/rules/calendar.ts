/** Seconds of a round. */
export const ROUND = 86_400;
/** Rounds of a month. */
export const MONTH_ROUNDS = 30;
/** Seconds in which members claim the ranks of a month. */
export const WINDOW = 7 * ROUND;

/** The round that contains `time`; both times in seconds. */
export const roundAt = (time: number, genesis: number): number => Math.floor((time - genesis) / ROUND);

/** The first second after `round`. */
export const toRoundEnd = (round: number, genesis: number): number => genesis + (round + 1) * ROUND;

export const toMonth = (round: number): number => Math.floor(round / MONTH_ROUNDS);

export const toLastRound = (month: number): number => (month + 1) * MONTH_ROUNDS - 1;
