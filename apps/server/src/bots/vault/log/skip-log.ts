import type { Address } from "viem";
import type { Database } from "../../../database/tables.ts";
import type { Skip } from "./to-skips.ts";
import { BREAK, deleteOldSkips, type SkipPart, writeSkips } from "./write-skips.ts";

/** Seconds of block time between two writes of a row whose reason persists. */
const SAVE_INTERVAL = 60;
/** Seconds: the fee of a timed rule rises so long, so for as long it is no news that a rule pays too little. */
const FEE_RISE = 300;
/** Seconds between two deletions of old rows. */
const DELETE_INTERVAL = 3_600;

interface Episode extends SkipPart {
  /** Whether a part of it was written. */
  isSaved: boolean;
  /** When it was last written, or when it began. */
  savedAt: number;
}

/**
 * Collects why rules were not executed, and writes a row for each rule and reason instead of one for each tick: at once when a reason is
 * new, then once a minute. A process that is killed loses at most what it saw since.
 */
export function createSkipLog(database: Database) {
  const episodes = new Map<string, Episode>();
  /** Ended with something that was not written. */
  let ended: Episode[] = [];
  let newest = 0;
  let deletedAt = 0;

  /** @param at seconds: the time of the block in which the rules were skipped */
  function see(skips: readonly Skip[], owners: ReadonlyMap<Address, Address>, at: number): void {
    newest = Math.max(newest, at);
    for (const skip of skips) {
      const owner = owners.get(skip.vault);
      if (owner === undefined) continue;
      const key = `${skip.vault} ${skip.rule} ${skip.reason}`;
      const episode = episodes.get(key);
      if (episode !== undefined && at - episode.lastAt <= BREAK) {
        episode.looks += 1;
        episode.lastAt = Math.max(episode.lastAt, at);
        episode.detail = skip.detail;
        continue;
      }
      if (episode !== undefined) ended.push(episode);
      const part = { ...skip, owner, firstAt: at, lastAt: at, looks: 1 };
      episodes.set(key, { ...part, isSaved: false, savedAt: at });
    }
  }

  /** Writes what is new. */
  async function save(): Promise<void> {
    for (const [key, episode] of episodes) {
      if (newest - episode.lastAt <= BREAK) continue;
      ended.push(episode);
      episodes.delete(key);
    }
    const finished = ended.filter(isNews);
    const open = [...episodes.values()].filter(
      (episode) => isNews(episode) && (!episode.isSaved || episode.lastAt - episode.savedAt >= SAVE_INTERVAL),
    );
    // A rule and reason can be in both, and a statement writes each once.
    for (const parts of [finished, open]) {
      const written = parts.map((episode) => ({ episode, looks: episode.looks, lastAt: episode.lastAt }));
      await writeSkips(database, parts);
      for (const { episode, looks, lastAt } of written) {
        episode.looks -= looks;
        episode.isSaved = true;
        episode.savedAt = lastAt;
      }
    }
    ended = ended.filter((episode) => isNews(episode));
    if (newest - deletedAt >= DELETE_INTERVAL) {
      await deleteOldSkips(database, newest);
      deletedAt = newest;
    }
  }

  return { see, save };
}

/** Whether an episode has something unwritten that matters to the member. */
function isNews({ looks, reason, firstAt, lastAt }: Episode): boolean {
  return looks > 0 && (reason !== "pays too little" || lastAt - firstAt >= FEE_RISE);
}
