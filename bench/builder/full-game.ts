import {
  addCards,
  addRound,
  newRound,
  withCards,
  type CardRound,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { limits, type TemplateType } from '@takhti/domain';

const animals = ['cat', 'dog', 'cow', 'goat', 'hen', 'horse', 'sheep', 'duck', 'camel', 'bear'];

/** A game as full as one can be, on top of an empty one: as many rounds as fit, of as many cards; the last is of cards to be dragged. */
export function fullGame(empty: GameDoc): GameDoc {
  let doc = empty;
  for (let number = 1; number <= limits.game.max_rounds; number += 1) {
    // Cards are put in order in rounds of an order alone, which take half as many.
    const isOrder = number === limits.game.max_rounds;
    const template = isOrder ? 'sorting' : number % 2 === 0 ? 'matching_flip' : 'matching';
    const round = roundOf(doc, template, isOrder ? 8 : limits.game.max_cards);
    doc = addRound(doc, {
      ...round,
      question: `Round ${number}: which belongs to which?`,
      hint: 'Begin with the one you know.',
    });
  }
  return doc;
}

function roundOf(doc: GameDoc, template: TemplateType, cards: number): CardRound {
  let round = newRound(doc, 'rumble_in_the_jumble', template) as CardRound;
  while (round.cardsData.length < cards) round = addCards(round);
  const written = round.cardsData.map((card, at) => ({
    ...card,
    text: `The ${animals[at % animals.length] ?? ''} of card ${at + 1} lives on a farm`,
  }));
  return withCards(round, written);
}
