import { Id } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { questionsOfRounds } from './asked-rounds.ts';
import { gameModels } from '../models.ts';
import { newRound } from '../rounds.ts';
import { emptyCard } from '../cards/empty-card.ts';
import { hasCards, type GameCard, type Round } from '../round.ts';

const content_id = '01890a5d-ac96-774b-bcce-b302099a8057';
const skill_id = '01890a5d-ac96-774b-bcce-b302099a8058';

function docOf(rounds: readonly Round[]) {
  const start = { language: 'english', skill_id, subject: '', total_questions: 0 } as const;
  return { ...gameModels.rumble_in_the_jumble.defaults(start), questionData: [...rounds], skill_id };
}

function roundOf(cards: readonly Pick<GameCard, 'text' | 'isCorrect'>[]): Round {
  const round = newRound(docOf([]), 'rumble_in_the_jumble', 'mcq');
  if (!hasCards(round)) throw new Error('no round of cards');
  const cardsData = cards.map((card, at) => ({ ...emptyCard(at + 1, 'Card', ''), ...card }));
  return { ...round, question: '5 < 7?', cardsData };
}

describe('what a class is asked of a game', () => {
  test('rounds of options, their text escaped, with ids of their own', () => {
    const round = roundOf([
      { text: 'Yes', isCorrect: true },
      { text: '<b>', isCorrect: false },
    ]);
    const [one, other] = questionsOfRounds(docOf([round, round]), content_id);
    expect(one).toMatchObject({ content_type: 'mcq', question: '5 &lt; 7?', skill_id });
    expect(one && 'options' in one && one.options).toEqual([
      { OptionId: 'o1', html: 'Yes', correct: true },
      { OptionId: 'o2', html: '&lt;b&gt;', correct: false },
    ]);
    expect(Id.safeParse(one?.content_id).success).toBe(true);
    expect(other?.content_id).not.toBe(one?.content_id);
  });

  test('none without a right option, or of one option', () => {
    const wrong = roundOf([
      { text: 'a', isCorrect: false },
      { text: 'b', isCorrect: false },
    ]);
    expect(questionsOfRounds(docOf([wrong, roundOf([{ text: 'a', isCorrect: true }])]), content_id)).toEqual(
      [],
    );
  });
});
