import { fitsBoard } from '@takhti/content-types/rounds/play';
import type { PlayRound, RoundResponse } from '@takhti/domain';

const nameOf = ({ QuestionId }: PlayRound): string =>
  `takhti.try ${location.pathname}${location.search} ${QuestionId}`;

/** A later try that has begun and is not over. */
export interface OpenTry {
  /** Null before its first move. */
  readonly draft: RoundResponse | null;
}

/** The later try in which the page was loaded anew; null where there was none. */
export function keptTry(round: PlayRound): OpenTry | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(round)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('draft' in kept)) return null;
    return { draft: fitsBoard(round.board, kept.draft) ? kept.draft : null };
  } catch {
    return null;
  }
}

/** Keeps it for this tab alone, for a later try is recorded nowhere; null forgets it. */
export function keepTry(round: PlayRound, open: OpenTry | null): void {
  try {
    if (open === null) sessionStorage.removeItem(nameOf(round));
    else sessionStorage.setItem(nameOf(round), JSON.stringify(open));
  } catch {
    // A browser that keeps nothing begins the try anew.
  }
}
