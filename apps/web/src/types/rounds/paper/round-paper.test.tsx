import { toPlayRound, type GameDoc } from '@takhti/content-types/rounds';
import { templateTypes, type CrosswordBoard } from '@takhti/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RoundAnswer } from './round-answer.tsx';
import { RoundPaper } from './round-paper.tsx';

const stored = Object.values(
  import.meta.glob<GameDoc>(
    '../../../../../../packages/content-types/src/rounds/templates/*/*/fixtures/v1/urdu.json',
    { eager: true, import: 'default' },
  ),
);
const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');

test.each(templateTypes)(
  'a round of %s stands on paper with its question, and its answer apart',
  (template) => {
    const own = stored
      .flatMap(({ questionData }) => questionData)
      .find((each) => each.template_type === template);
    if (!own) throw new Error(`there is no round of ${template}`);
    const round = toPlayRound(own, 1, 'urdu', 'seed');
    const html = renderToStaticMarkup(<RoundPaper round={round} language="urdu" />);
    const paper = text(html);
    const answer = text(renderToStaticMarkup(<RoundAnswer board={round.board} language="urdu" />));
    expect(paper).toContain(round.question);
    expect(answer.trim()).not.toBe('');
    const { board } = round;
    const cards = 'cards' in board ? board.cards.map((card) => card.text) : [];
    expect(cards.filter((card) => !paper.includes(card))).toEqual([]);
    expect(html.split('<td></td>')).toHaveLength(board.kind === 'table' ? 2 : 1);
    const isWritten = board.kind === 'number' || board.kind === 'code';
    expect(isWritten && paper.includes(answer)).toBe(false);
  },
);

test('a crossword is an empty grid with its clues, its letters are apart, and figures are those of the language', () => {
  const board: CrosswordBoard = {
    kind: 'crossword',
    rows: 1,
    columns: 2,
    cells: [
      { row: 0, column: 0, letter: 'آ' },
      { row: 0, column: 1, letter: 'ب' },
    ],
    words: [
      {
        QuestionId: '1',
        number: 1,
        is_down: false,
        cells: [0, 1],
        clue: 'می‌نوشیم',
        image: '',
        alt: '',
        audio: '',
      },
    ],
  };
  const round = { question: '', instruction: '', image: '', alt: '', board } as Parameters<
    typeof RoundPaper
  >[0]['round'];
  const paper = text(renderToStaticMarkup(<RoundPaper round={round} language="dari" />));
  expect(paper).toContain('می‌نوشیم');
  expect(paper).toContain('۱');
  expect(paper).not.toContain('آ');
  expect(text(renderToStaticMarkup(<RoundAnswer board={board} language="dari" />))).toMatch(/آ\s+ب/);
});
