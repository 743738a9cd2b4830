import { joinTexts, type ChoiceBoard, type Language } from '@takhti/domain';
import { cardName } from '../../cards/card-name.ts';
import { listOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

/** All or nothing: exactly the right options (games specification, section 3). */
export function scoreChoice(board: ChoiceBoard, response: unknown, language: Language): RoundScore {
  const given = new Set(listOf(response, 'chosen'));
  const chosen = board.cards.filter((card) => given.has(card.id));
  if (chosen.length === 0) return nothing;
  const right = new Set(board.right);
  const isCorrect = chosen.length === right.size && chosen.every((card) => right.has(card.id));
  return {
    credit: isCorrect ? 1 : 0,
    isCorrect,
    isAttempted: true,
    text: joinTexts(language, chosen.toSorted((a, b) => a.id - b.id).map(cardName), 'semicolon'),
  };
}
