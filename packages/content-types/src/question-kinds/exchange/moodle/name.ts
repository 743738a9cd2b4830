import { plainText } from '../../../kit/html.ts';
import type { Item } from '../item.ts';

/** What Moodle calls a question: its title, or how its text begins, for it must have a name. */
export function nameOf({ title, question }: Pick<Item, 'title' | 'question'>): string {
  return title === '' ? beginningOf(question) : title;
}

/** The title of a question of this name: none where the name only repeats how the text begins. */
export function titleOf(name: string, question: string): string {
  const title = name.trim();
  return title === beginningOf(question) ? '' : title;
}

function beginningOf(question: string): string {
  return Array.from(plainText(question)).slice(0, 60).join('').trim() || '____';
}
