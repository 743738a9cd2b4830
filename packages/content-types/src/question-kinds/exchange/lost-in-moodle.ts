import type { Item } from './item.ts';
import type { Told } from './read-item.ts';

/** What Moodle cannot show of a question's rich texts: pictures lie on our server behind addresses that end. */
export function lostInMoodle(item: Item): Told[] {
  const options = item.shape === 'choice' ? item.options.map(({ html }) => html) : [];
  const all = [item.question, item.feedback, item.incorrect_feedback, ...options].join('');
  return /<img\b/i.test(all) ? [{ key: 'lost.picture' }] : [];
}
