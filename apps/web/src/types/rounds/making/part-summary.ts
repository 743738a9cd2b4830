import { joinTexts } from '@takhti/domain';
import {
  binName,
  binsOf,
  hasBins,
  hasCards,
  pairsOf,
  templates,
  type Round,
} from '@takhti/content-types/rounds';

/** A round or a word, as it is shown before the game is made. */
export interface PartSummary {
  readonly title: string;
  readonly details: readonly string[];
}

/** What a round will hold, in words. */
export function summaryOfRound(round: Round): PartSummary {
  if (!hasCards(round)) return { title: round.question, details: [] };
  const { cardsData, question } = round;
  if (templates[round.template_type].inPairs)
    return {
      title: question,
      details: pairsOf(cardsData).map((pair) => pair.map(({ text }) => text).join(' – ')),
    };
  if (hasBins(round)) {
    const details = binsOf(round).map(({ bin }) => {
      const inside = cardsData.filter(({ data }) => data === bin.data).map(({ text }) => text);
      return `${binName(bin)}: ${joinTexts(round.language, inside)}`;
    });
    return { title: question, details };
  }
  return {
    title: question,
    details: cardsData.map(({ text, isCorrect }) => (isCorrect ? `${text} ✓` : text)),
  };
}
