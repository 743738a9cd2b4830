import {
  gameModels,
  newRound,
  addRound,
  withCards,
  type CardRound,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { solvedResponse } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameState } from '@takhti/domain';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;

/** A game of three rounds: two pairs, two steps, and a choice whose first option is right. */
export function gameDoc(): GameDoc {
  const texts = {
    matching: ['Cat', 'Kitten'],
    order: ['Seed', 'Flower'],
    mcq: ['Sun', 'Moon', 'Earth', 'Mars'],
  };
  return (['matching', 'order', 'mcq'] as const).reduce<GameDoc>((doc, template) => {
    const round = newRound(doc, 'rumble_in_the_jumble', template) as CardRound;
    const cards = round.cardsData.map((card, at) => ({
      ...card,
      text: texts[template][at] ?? '',
      isCorrect: at === 0,
    }));
    return addRound(doc, { ...withCards(round, cards), question: 'What goes where?' });
  }, gameModels.rumble_in_the_jumble.defaults(start));
}

/** A state in which the first rounds were played, all right. */
export function playedState(
  { rounds }: Pick<GamePlay, 'rounds'>,
  count: number = rounds.length,
  seconds_each = 4,
): GameState {
  const played = rounds.slice(0, count).map(({ QuestionId, board }) => ({
    QuestionId,
    response: solvedResponse(board),
    TimespentInSeconds: seconds_each,
  }));
  return { rounds: played, current: count, seconds: count * seconds_each };
}
