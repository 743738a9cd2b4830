import type { TextStorage } from '../../../attempt/attempt-store.ts';
import type { ContentKey } from '../../../attempt/content-key.ts';

/** How well a learner did in a game before, on this device. */
export interface BestScore {
  /** In percent; null before the first game. */
  read(): number | null;
  /** Keeps a score that is better than the one before. */
  keep(score: number): void;
}

/**
 * The best score of one learner at one game. A browser that keeps nothing has no best.
 * @param storage may refuse, as browsers do in frames of other sites
 */
export function createBestScore(
  storage: () => TextStorage,
  { institution_id, content_id, user_id }: ContentKey,
): BestScore {
  const name = `takhti.best.${institution_id}.${content_id}.${user_id}`;
  function read(): number | null {
    try {
      const text = storage().getItem(name);
      const score = text === null ? Number.NaN : Number(text);
      return Number.isInteger(score) && score >= 0 && score <= 100 ? score : null;
    } catch {
      return null;
    }
  }
  return {
    read,
    keep(score) {
      if (score <= (read() ?? -1)) return;
      try {
        storage().setItem(name, String(score));
      } catch {
        // It was a good game all the same.
      }
    },
  };
}
