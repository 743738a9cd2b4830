import type { Language, TemplateType } from '@takhti/domain';
import { emptyCard } from '../rounds/cards/empty-card.ts';
import { withCards } from '../rounds/cards/cards.ts';
import { roundFindings } from '../rounds/findings.ts';
import { hasCards, Round, type GameCard } from '../rounds/round.ts';
import { templates } from '../rounds/templates.ts';
import type { Fault, Side } from './entry.ts';

/** The game that rounds are made for. */
export interface Making {
  readonly game: string;
  readonly language: Language;
  /** How many rounds more it takes. */
  readonly room: number;
}

/** A card of one side. */
export function cardOf(side: Side, data: string, isCorrect = false): GameCard {
  const { text, image, alt } = side;
  const type = image === '' ? 'text' : text === '' ? 'image' : 'mix';
  return { ...emptyCard(1, '', data, type), text, imagePath: image, imageAlt: alt, isCorrect };
}

/** A round of a template with these cards; its number is given where it comes into a game. */
export function roundOf(
  template: TemplateType,
  { game, language }: Making,
  fields: object,
  cards: readonly GameCard[],
): Round {
  const round = Round.parse({
    questionId: 1,
    game,
    language,
    isCardSaved: true,
    ...templates[template].content(language),
    ...fields,
  });
  const numbered = cards.map((card, at) => ({ ...card, id: at + 1 }));
  return hasCards(round) ? withCards(round, numbered) : round;
}

/**
 * The objections against a round: what learners could not play, and texts that its cards have no room for.
 */
export function faultOfRound(round: Round, { language }: Making): Fault | null {
  const found = roundFindings(round, language, 'submit').find(
    ({ severity, message }) => severity === 'error' || message === 'game.text_long',
  );
  return found ?? null;
}
