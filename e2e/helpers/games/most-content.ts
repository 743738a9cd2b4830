import { templateLimits } from '@takhti/content-types/rounds';
import type { Board, Language, PlayCard, PlayRound, TemplateType } from '@takhti/domain';

/** The same round with as many cards as its template takes, in words of its own cards. */
export function withMost(round: PlayRound, language: Language): PlayRound {
  if (round.template_type === 'crossword') return round;
  const board = mostOf(round.board, round.template_type, language);
  return { ...round, board };
}

function mostOf(board: Board, template: TemplateType, language: Language): Board {
  const { cards: limits, rows } = templateLimits[template];
  const most = limits ? limits.count[language === 'english' ? 'english' : 'other'].max : 0;
  switch (board.kind) {
    case 'pairs': {
      const cards = repeated(board.cards, most);
      const pairs = Array.from({ length: most / 2 }, (_, at) => [at * 2 + 1, at * 2 + 2] as [number, number]);
      return { ...board, cards, pairs };
    }
    case 'sequence': {
      const cards = repeated(board.cards, most);
      return { ...board, cards, order: cards.map(({ id }) => id) };
    }
    case 'bins': {
      const cards = repeated(board.cards, most);
      const keys = board.bins.map(({ bin }) => bin);
      return {
        ...board,
        cards,
        places: cards.map(({ id }, at) => ({ card: id, bin: keys[at % keys.length] ?? null })),
      };
    }
    case 'choice':
      return { ...board, cards: repeated(board.cards, most) };
    case 'table':
      return {
        ...board,
        rows: Array.from({ length: rows?.max ?? 1 }, (_, at) => board.rows[at % board.rows.length] ?? []),
        blank: { ...board.blank, row: 0 },
      };
    default:
      return board;
  }
}

function repeated(cards: readonly PlayCard[], most: number): PlayCard[] {
  return Array.from({ length: most }, (_, at) => {
    const card = cards[at % cards.length];
    if (!card) throw new Error('a round without cards');
    return { ...card, id: at + 1 };
  });
}
