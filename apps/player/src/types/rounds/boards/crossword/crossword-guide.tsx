import type { CrosswordBoard, Language } from '@takhti/domain';
import { rightCells, scoreWord } from '@takhti/content-types/rounds/play';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { CrosswordDesk } from './use-crossword.ts';

interface CrosswordGuideProps {
  readonly board: CrosswordBoard;
  readonly language: Language;
  readonly desk: CrosswordDesk;
  readonly isOver: boolean;
  readonly isTryLeft: boolean;
}

/** How far it has come, and what to do now; in the end how many words are right, and what the marks mean. */
export function CrosswordGuide(props: CrosswordGuideProps): ReactNode {
  const { board, desk, isOver } = props;
  const { t } = useTexts();
  const filled = desk.letters.filter(Boolean).length;
  return (
    <p className="board-hint cw-guide">
      {!isOver && (
        <span className="board-count">{t('crossword_filled', { n: filled, total: board.cells.length })}</span>
      )}
      <span className="cw-todo">{useGuide(props, filled)}</span>
    </p>
  );
}

function useGuide({ board, language, desk, isOver, isTryLeft }: CrosswordGuideProps, filled: number): string {
  const { t, plural } = useTexts();
  const { letters, place, revealed } = desk;
  if (isOver) {
    const response = { cells: letters, revealed: [...revealed] };
    const right = board.words.filter((word) => scoreWord(board, word, response, language).isCorrect).length;
    const count = t('crossword_right', { n: right, total: board.words.length });
    if (rightCells(board, response, language).every(Boolean)) return count;
    return `${count} ${t(isTryLeft ? 'crossword_marked' : 'crossword_answers')}`;
  }
  if (filled === board.cells.length) return t('crossword_all_full');
  if (filled === 0) return t('crossword_first');
  const missing = board.words[place.word]?.cells.filter((cell) => letters[cell] === '').length ?? 0;
  return missing === 0 ? t('crossword_word_full') : plural('crossword_missing', missing);
}
