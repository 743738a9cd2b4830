/** Units of the longest sign that is worth keeping whole; of a longer one, which no language writes, all goes. */
const LONGEST_SIGN = 64;

/**
 * The beginning of a text, at most `max` UTF-16 units long (as limits count). What a reader sees as one sign is never cut in two:
 * half an emoji would not be text any more.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let end = 0;
  for (const { index, segment } of signs.segment(text.slice(0, max + LONGEST_SIGN)))
    if (index + segment.length <= max) end = index + segment.length;
  return text.slice(0, end);
}
