import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import type { GamePlay, GameResultQuestion } from '@takhti/domain';
import type { Texts } from '../../../i18n/texts.ts';
import { laterBoard } from '../boards/asked-later.ts';

/** What a line of a result is about, and what is right there. */
interface LineParts {
  readonly question: string;
  readonly right: string;
  /** Everything was found, though not at once. */
  readonly isFoundLate: boolean;
}

/** What a line of a result is about; null where the game does not have it. */
export function partsOfLine(
  texts: Pick<Texts, 't'>,
  { rounds, language }: Pick<GamePlay, 'rounds' | 'language'>,
  { QuestionId, UserResponse, credit }: GameResultQuestion,
): LineParts | null {
  const [first] = rounds;
  const ofWords = first ? laterBoard(first.board) : null;
  if (first && ofWords?.line) {
    const line = ofWords.line(first.board, QuestionId, texts);
    return line && { ...line, isFoundLate: false };
  }
  const round = rounds.find((each) => each.QuestionId === QuestionId);
  if (!round) return null;
  const right = scoreBoard(round.board, solvedResponse(round.board), language).text;
  const isFoundLate = credit < 1 && (laterBoard(round.board).isFoundLate?.(UserResponse, right) ?? false);
  return { question: round.question, right, isFoundLate };
}
