import { foldText, limits } from '@takhti/domain';

/** Something that the palette offers to go to or to do. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Said of it in a second line. */
  readonly detail?: string;
  /** Other words by which it is found, which nobody reads. */
  readonly words?: string | readonly string[];
}

/**
 * The commands that answer what was typed, those whose name begins with it first: every word typed begins a word of the name, of
 * the second line or of those that it is found by, or all of it begins one of these, as "logout" does "Log out". Letters are compared
 * as search compares them.
 */
export function answering<C extends Command>(commands: readonly C[], typed: string): C[] {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return [];
  const [whole, joined] = [wanted.join(' '), wanted.join('')];
  return commands
    .filter(({ label, detail = '', words = '' }) => {
      const phrases = [label, detail, ...[words].flat()].map(wordsIn);
      const all = phrases.flat();
      return (
        wanted.every((word) => all.some((other) => other.startsWith(word))) ||
        (joined.length >= limits.search.min && phrases.some((phrase) => phrase.join('').startsWith(joined)))
      );
    })
    .map((command) => ({ command, begins: foldText(command.label).startsWith(whole) ? 0 : 1 }))
    .toSorted((a, b) => a.begins - b.begins)
    .map(({ command }) => command);
}

function wordsIn(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** The place that a key leads to in a list of so many, around its ends; null for a key that leads nowhere. */
export function placeAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
