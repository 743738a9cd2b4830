import { cardName, solvedResponse } from '@takhti/content-types/rounds/play';
import { clueRules, languages, templateTypes, type Board } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { drawnBoard, frozenBoard } from '../../../testing/frozen-boards.tsx';

/** What a learner sees of a board before the first move. */
function wordsOf(board: Board): string[] {
  switch (board.kind) {
    case 'pairs':
    case 'sequence':
    case 'choice':
      return board.cards.map(cardName);
    case 'bins':
      return [...board.cards.map(cardName), ...board.bins.map(({ label }) => label)];
    case 'number':
      return [board.unit];
    case 'table':
      return [board.title, board.heading, ...board.columns, ...board.rows.flat()];
    case 'code':
      return board.signs.map(({ coded }) => coded);
    case 'clue':
      return board.clues.slice(0, clueRules.open.clue_on).map(cardName);
    case 'word':
      return board.clues.slice(0, clueRules.open.mystery_word).map(cardName);
    case 'crossword':
      return board.words.map(({ clue }) => clue);
  }
}

/** What can be reached by keys alone: a button or a field for each thing that is moved, chosen or written. */
function handlesOf(board: Board): number {
  // A memory lets its cards be looked at first, which can be stopped and ended.
  if (board.kind === 'pairs' && board.is_flipped) return 2;
  if ('cards' in board) return board.cards.length;
  return board.kind === 'code' ? board.signs.filter(({ is_letter }) => is_letter).length : 1;
}

describe.each(templateTypes)('template %s', (template) => {
  test.each(languages)(
    'G-035 G-062 G-071 G-084 G-091 G-112 G-123 G-125 G-130 G-144 G-156 G-170 is played in %s on a board that shows everything and can be played by keys',
    async (language) => {
      const board = await frozenBoard(template, language);
      const open = drawnBoard(board, language, null, { isOver: false, isTryLeft: false });
      expect(wordsOf(board).filter((word) => !open.includes(word.trim()))).toEqual([]);
      const reachable = open.match(/<(button|input|textarea)\b(?![^>]*(disabled=""|tabindex="-1"))/g) ?? [];
      expect(reachable.length).toBeGreaterThanOrEqual(handlesOf(board));

      const solved = solvedResponse(board);
      const over = drawnBoard(board, language, solved, { isOver: true, isTryLeft: false });
      expect(over).not.toBe(open);
      expect(over.match(/<(input|textarea)\b(?![^>]*(readOnly|readonly|disabled)="")[^>]*>/g)).toBeNull();
    },
  );
});
