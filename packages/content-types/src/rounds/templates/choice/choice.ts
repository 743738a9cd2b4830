import type { ChoiceBoard, Finding, Language } from '@takhti/domain';
import { shuffled } from '../../../kit/shuffle.ts';
import { error } from '../../../messages.ts';
import { cardFindings, duplicateCards } from '../../cards/card-findings.ts';
import { emptyCard } from '../../cards/empty-card.ts';
import { headFindings } from '../../head-findings.ts';
import { playCard } from '../../play/play-card.ts';
import type { ChoiceRound, GameCard } from '../../round.ts';
import type { Judging } from '../../template.ts';
import { words } from '../../words.ts';

/** Empty options, as many as a new round of the template has. */
export function emptyOptions(count: number): GameCard[] {
  return Array.from({ length: count }, (_, at) => emptyCard(at + 1, `Card - ${at + 1}`, String(at + 1)));
}

/** The options of a new round, with their mirror. */
export function choiceContent(cardsData: GameCard[]): Pick<ChoiceRound, 'cardsData' | 'options'> {
  return { cardsData, options: mirrorOf(cardsData) };
}

/** The options as older tools read them. */
export function mirrorOf(cards: readonly GameCard[]): { text: string; isCorrect: boolean }[] {
  return cards.map(({ text, isCorrect }) => ({ text, isCorrect }));
}

/** True and False; the right one is stored first (D-20). */
export function trueFalseCards(language: Language, isTrue: boolean): GameCard[] {
  const card = (id: number, data: 'true' | 'false', isCorrect: boolean): GameCard => ({
    ...emptyCard(id, `Card - ${id}`, data),
    text: words[data][language],
    isCorrect,
  });
  const cards = [card(1, 'true', isTrue), card(2, 'false', !isTrue)];
  return isTrue ? cards : cards.toReversed();
}

/** What is wrong with a round of options: at least one right, no two alike (G-511, G-514). */
export function choiceFindings(round: ChoiceRound, judging: Judging): Finding[] {
  const right = round.cardsData.filter((card) => card.isCorrect).length;
  const isSingle = round.template_type === 'true_false' || round.template_type === 'mcq_two_option';
  return [
    ...headFindings(round),
    ...cardFindings(round, judging),
    ...duplicateCards(round.cardsData),
    ...(right === 0 ? [error(['cardsData'], 'game.correct_required')] : []),
    ...(isSingle && right > 1 ? [error(['cardsData'], 'game.correct_single')] : []),
  ];
}

/** The options mixed; several right ones are to be chosen together (D-16). */
export function choiceBoard(round: ChoiceRound, seed: string | null): ChoiceBoard {
  const cards = round.cardsData;
  const right = cards.filter((card) => card.isCorrect).map((card) => card.id);
  return {
    kind: 'choice',
    is_multiple: right.length > 1,
    cards: (seed === null ? cards : shuffled(cards, seed)).map(playCard),
    right,
    correct_feedback: round.CorrectFeedback ?? '',
    incorrect_feedback: round.IncorrectFeedback ?? '',
  };
}
