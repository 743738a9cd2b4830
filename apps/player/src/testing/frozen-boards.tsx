import { toPlayRound, type GameDoc } from '@takhti/content-types/rounds';
import type { Board, Language, RoundResponse, TemplateType } from '@takhti/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardProps } from '../types/rounds/boards/board/board-props.ts';
import { partOfBoard } from '../types/rounds/boards/registry.ts';
import { RoundBoard } from '../types/rounds/boards/round-board.tsx';

const stored = Object.values(
  import.meta.glob<GameDoc>(
    '../../../../packages/content-types/src/rounds/templates/*/*/fixtures/v*/*.json',
    { eager: true, import: 'default' },
  ),
);

/** The board of a template's frozen game, once its part is there. */
export async function frozenBoard(template: TemplateType, language: Language): Promise<Board> {
  const own = stored.filter((doc) => doc.questionData[0]?.template_type === template);
  const round = own.find((doc) => doc.language === language)?.questionData[0];
  if (!round) throw new Error(`${template} has no game in ${language}`);
  const { board } = toPlayRound(round, 1, language, 'seed');
  await partOfBoard(board).fetch();
  return board;
}

/** A board as it is drawn at a moment of its round. */
export function drawnBoard(
  board: Board,
  language: Language,
  draft: RoundResponse | null,
  moment: Pick<BoardProps<Board, RoundResponse>, 'isOver' | 'isTryLeft'>,
): string {
  const nothing = (): void => undefined;
  const then = { onDraft: nothing, onDone: nothing, say: nothing, sound: nothing };
  return renderToStaticMarkup(
    <RoundBoard board={board} language={language} draft={draft} {...moment} {...then} />,
  )
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
