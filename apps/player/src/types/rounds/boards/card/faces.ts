import type { Board } from '@takhti/domain';

const lengths = { short: 10, middle: 32 };

/** The class of a board by its longest text: cards that lie beside each other are written in one size. */
export function facesOf(board: Board): 'faces-short' | 'faces-middle' | 'faces-long' {
  const texts = 'cards' in board ? board.cards.map((card) => card.text.length) : [];
  const longest = Math.max(0, ...texts);
  if (longest <= lengths.short) return 'faces-short';
  return longest <= lengths.middle ? 'faces-middle' : 'faces-long';
}
