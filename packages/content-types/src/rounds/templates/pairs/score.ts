import { joinTexts, type PairsBoard, type Language } from '@takhti/domain';
import { cardName } from '../../cards/card-name.ts';
import { listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

export type Try = readonly [number, number];

/** What tries have come to: which pairs are found, which of them at the first try. */
export interface PairsProgress {
  /** The cards of found pairs, in the order in which they were found. */
  readonly found: readonly Try[];
  /** Found before either card was in a wrong try. */
  readonly clean: number;
  readonly turns: number;
  /** The cards that were in a wrong try before they were found. */
  readonly missed: ReadonlySet<number>;
}

/** Replays tries: two cards that are not there (any more), or one card twice, are no try. */
export function pairsProgress(board: PairsBoard, tries: readonly Try[]): PairsProgress {
  const mates = new Map(board.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const gone = new Set<number>();
  const missed = new Set<number>();
  const found: Try[] = [];
  let [clean, turns] = [0, 0];
  for (const [a, b] of tries) {
    if (a === b || !mates.has(a) || !mates.has(b) || gone.has(a) || gone.has(b)) continue;
    turns += 1;
    if (mates.get(a) === b) {
      if (!missed.has(a) && !missed.has(b)) clean += 1;
      found.push([a, b]);
      gone.add(a).add(b);
    } else {
      missed.add(a).add(b);
    }
  }
  return { found, clean, turns, missed };
}

/**
 * Matching: the share of pairs found without a wrong try before. Face down: twice as many turns as pairs cost nothing, for
 * nobody can know where a card is; a cleared board counts as correct (games specification, section 3).
 */
export function scorePairs(board: PairsBoard, response: unknown, language: Language): RoundScore {
  const { found, clean, turns } = pairsProgress(board, listOf(response, 'tries').filter(isTry));
  const pairs = board.pairs.length;
  if (turns === 0 || pairs === 0) return nothing;
  const isCleared = found.length === pairs;
  const credit = board.is_flipped ? Math.min(1, (2 * pairs) / turns) * (found.length / pairs) : clean / pairs;
  const names = new Map(board.cards.map((card) => [card.id, cardName(card)]));
  return {
    credit,
    isCorrect: board.is_flipped ? isCleared : credit === 1,
    isAttempted: true,
    text: joinTexts(
      language,
      found.map(([a, b]) => `${names.get(a)} - ${names.get(b)}`),
      'semicolon',
    ),
  };
}

function isTry(value: unknown): value is Try {
  return Array.isArray(value) && value.length === 2 && value.every((id) => typeof id === 'number');
}
