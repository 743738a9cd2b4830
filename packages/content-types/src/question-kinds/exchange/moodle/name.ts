import { plainText } from '../../../kit/html.ts';
import type { Item } from '../item.ts';

/** The name of a question in Moodle: its title, or the beginning of its text, as it must have one. */
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
