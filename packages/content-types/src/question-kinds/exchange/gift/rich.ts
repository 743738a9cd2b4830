import { fromMoodleHtml } from '../moodle-html.ts';
import { fromPlainWords } from '../plain.ts';
import { beginningOfLong } from '../too-long.ts';
import { unescapeGift } from './escape.ts';

/** A text of GIFT as rich text: HTML where it says so, and by itself (`moodle`) where it begins with a tag. */
export function richOf(text: string, inherited: string): string {
  const [whole = '', own] = /^\s*\[(html|plain|markdown|moodle)\]/.exec(text) ?? [];
  const format = own ?? inherited;
  const written = text.slice(whole.length);
  const long = beginningOfLong(written);
  if (long !== null) return long;
  const words = unescapeGift(written).trim();
  if (words === '') return '';
  const isHtml =
    format === 'html' ||
    (format === 'moodle' && /<(?:p|br|b|i|u|em|strong|sub|sup|ul|ol|li|span|img|div|a)\b[^>]*>/i.test(words));
  if (!isHtml) return fromPlainWords(words);
  return fromMoodleHtml(/^<(?:p|ul|ol|h3|blockquote|div)\b/i.test(words) ? words : `<p>${words}</p>`);
}
