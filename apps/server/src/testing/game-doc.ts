import {
  gameModels,
  newRound,
  addRound,
  withCards,
  type CardRound,
  type GameDoc,
} from '@takhti/content-types/rounds';

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
