import { answerOf, scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResultQuestion } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';
import { clueText, wordName } from '../boards/crossword/word-words.ts';

/** What a line of a result is about, and what is right there. */
interface LineParts {
  readonly question: string;
  readonly right: string;
  /** Every pair was found, though not at once. */
  readonly isFoundLate: boolean;
}

/** What a line of a result is about; null where the game does not have it. */
export function partsOfLine(
  texts: Pick<Texts, 't'>,
  { rounds, language }: Pick<GamePlay, 'rounds' | 'language'>,
  { QuestionId, UserResponse, credit }: GameResultQuestion,
): LineParts | null {
  const [first] = rounds;
  if (first && 'words' in first.board) {
    const word = first.board.words.find((each) => each.QuestionId === QuestionId);
    return word
      ? {
          question: `${wordName(texts, word)}: ${clueText(texts, word)}`,
          right: answerOf(first.board, word),
          isFoundLate: false,
        }
      : null;
  }
  const round = rounds.find((each) => each.QuestionId === QuestionId);
  if (!round) return null;
  const right = scoreBoard(round.board, solvedResponse(round.board), language).text;
  // In any order that pairs are found, all of them are as long as what is right.
  const isFoundLate = 'pairs' in round.board && credit < 1 && UserResponse.length === right.length;
  return { question: round.question, right, isFoundLate };
}
