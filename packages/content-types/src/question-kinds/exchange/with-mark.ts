import { blankMark } from '../fib/marks.ts';

// A sign that no text holds: what is around it can be escaped as a whole.
const place = '\uE010';

/**
 * Rich text with a mark in the place of its answers.
 * @param write writes the text around a sign as rich text
 * @param isMarked whether there is to be a mark; otherwise the text is written without one
 */
export function withMarkAt(write: (sign: string) => string, isMarked: boolean): (mark: string) => string {
  const html = write(isMarked ? place : '').replaceAll('\uE011', '');
  return (mark) => html.replace(place, () => mark);
}

const line = /_{3,}/;

/** Rich text with a blank where it has a line to write on, or at its end. */
export function withBlankIn(html: string): string {
  if (line.test(html)) return html.replace(line, () => blankMark(1));
  const end = html.lastIndexOf('</p>');
  return end < 0 ? `${html} ${blankMark(1)}` : `${html.slice(0, end)} ${blankMark(1)}${html.slice(end)}`;
}
