import { fitsBoard } from '@takhti/content-types/rounds/play';
import type { PlayRound, RoundResponse } from '@takhti/domain';
import { readStoredRecord, writeStoredRecord } from '../../../attempt/stored-record.ts';

const nameOf = ({ QuestionId }: PlayRound): string =>
  `takhti.try ${location.pathname}${location.search} ${QuestionId}`;

/** A later try that has begun and is not over. */
export interface OpenTry {
  /** Null before its first move. */
  readonly draft: RoundResponse | null;
}

/** The later try in which the page was loaded again; null where there was none. */
export function keptTry(round: PlayRound): OpenTry | null {
  const kept = readStoredRecord(() => sessionStorage, nameOf(round));
  if (kept?.['draft'] === undefined) return null;
  return { draft: fitsBoard(round.board, kept['draft']) ? kept['draft'] : null };
}

/** Keeps it for this tab alone, for a later try is recorded nowhere; null removes it. */
export function keepTry(round: PlayRound, open: OpenTry | null): void {
  try {
    if (open) writeStoredRecord(() => sessionStorage, nameOf(round), open);
    else sessionStorage.removeItem(nameOf(round));
  } catch {
    // A browser that keeps nothing begins the try again.
  }
}
