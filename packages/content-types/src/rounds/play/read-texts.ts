import { binName, binsOf } from '../templates/bins/bins.ts';
import { openAt } from '../templates/clue/clues.ts';
import { hasBins, hasCards, hasClues, type GameDoc, type Round } from '../round.ts';

/** What players of a game read: its words, and on each board what is there before a move. Never a hint, a feedback or an answer. */
export function readTexts({ description, questionData }: GameDoc): string[] {
  return [description, ...questionData.flatMap(inRound)];
}

function inRound(round: Round): string[] {
  return [
    round.question,
    ...(hasCards(round) && !hasClues(round)
      ? round.cardsData.flatMap(({ header, text }) => [header, text])
      : []),
    ...(hasClues(round) ? round.cardsData.slice(0, openAt(round)).map(({ text }) => text) : []),
    ...(hasBins(round) ? binsOf(round).map(({ bin }) => binName(bin)) : []),
  ];
}
