import { toPlayRound, type GameDoc } from '@takhti/content-types/rounds';
import { cardName, solvedResponse } from '@takhti/content-types/rounds/play';
import {
  clueRules,
  languages,
  templateTypes,
  type Board,
  type Language,
  type RoundResponse,
} from '@takhti/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { partOfBoard } from './board/board-parts.ts';
import { RoundBoard } from './round-board.tsx';

const stored = Object.values(
  import.meta.glob<GameDoc>(
    '../../../../../../packages/content-types/src/rounds/templates/*/*/fixtures/v*/*.json',
    {
      eager: true,
      import: 'default',
    },
  ),
);

function drawn(board: Board, language: Language, draft: RoundResponse | null, isOver: boolean): string {
  const nothing = (): void => undefined;
  const then = { onDraft: nothing, onDone: nothing, say: nothing, sound: nothing };
  return renderToStaticMarkup(
    <RoundBoard board={board} language={language} draft={draft} isOver={isOver} {...then} />,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

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
      const own = stored.filter((doc) => doc.questionData[0]?.template_type === template);
      const round = own.find((doc) => doc.language === language)?.questionData[0];
      if (!round) throw new Error(`${template} has no game in ${language}`);
      const { board } = toPlayRound(round, 1, language, 'seed');
      await partOfBoard(board).fetch();
      const open = drawn(board, language, null, false);
      expect(wordsOf(board).filter((word) => !open.includes(word.trim()))).toEqual([]);
      const reachable = open.match(/<(button|input|textarea)\b(?![^>]*(disabled=""|tabindex="-1"))/g) ?? [];
      expect(reachable.length).toBeGreaterThanOrEqual(handlesOf(board));

      const solved = solvedResponse(board);
      const over = drawn(board, language, solved, true);
      expect(over).not.toBe(open);
      expect(over.match(/<(input|textarea)\b(?![^>]*(readOnly|readonly|disabled)="")[^>]*>/g)).toBeNull();
    },
  );
});
