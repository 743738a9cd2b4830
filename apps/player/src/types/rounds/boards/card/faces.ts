import type { Board } from '@takhti/domain';
import { playerBoard } from '../registry.ts';

const lengths = { short: 10, middle: 32 };

/** So many cards are in several columns on a phone, where a word of more letters has no room. */
const crowded = { cards: 9, letters: 7 };

/** The classes of a board by its longest text, and by its longest word: cards that are beside each other are written in one size. */
export function facesOf(board: Board): string {
  const texts = (playerBoard(board).cards?.(board) ?? []).map((card) => card.text);
  const longest = Math.max(0, ...texts.map((text) => text.length));
  const word = Math.max(0, ...texts.flatMap((text) => text.split(/[\s\u200B-]+/)).map((each) => each.length));
  const size = longest <= lengths.short ? 'short' : longest <= lengths.middle ? 'middle' : 'long';
  const isTight = texts.length >= crowded.cards && word > crowded.letters;
  return isTight ? `faces-${size} faces-tight` : `faces-${size}`;
}
