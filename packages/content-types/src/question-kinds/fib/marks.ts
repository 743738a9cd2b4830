import { blankAttribute, blankClass, limits } from '@takhti/domain';
import { endOfElement, isBlankMark } from '../../kit/html.ts';
import { escapeHtml } from '../../kit/entities.ts';
import { readAttribute, readTag } from '../../kit/html-tag.ts';

/** Rich text cut at its blanks: one text more than there are blanks, and the number of each. */
export interface CutText {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Cuts the text of a question at the elements that mark its blanks. One without a number of its own gets a free one. */
export function cutAtBlanks(html: string): CutText {
  const texts: string[] = [];
  const marked: number[] = [];
  let [from, at] = [0, html.indexOf('<')];
  while (at >= 0) {
    const tag = readTag(html, at);
    if (tag && isBlankMark(tag)) {
      texts.push(html.slice(from, at));
      marked.push(Number(readAttribute(tag, blankAttribute)));
      from = endOfElement(html, tag);
      at = html.indexOf('<', from);
    } else at = html.indexOf('<', tag?.end ?? at + 1);
  }
  return { texts: [...texts, html.slice(from)], numbers: distinct(marked) };
}

/** The numbers of the blanks in a text, in their order. */
export function blanksIn(html: string): readonly number[] {
  return cutAtBlanks(html).numbers;
}

/** The element that marks a blank. */
export function blankMark(number: number): string {
  return `<span class="${blankClass}" ${blankAttribute}="${number}"></span>`;
}

/** The text put together again, with this in place of each blank. */
export function joinedWith({ texts, numbers }: CutText, mark: (number: number) => string): string {
  return texts.map((text, at) => `${text}${at < numbers.length ? mark(numbers[at] ?? 0) : ''}`).join('');
}

/** The text with the unit behind each of its blanks, as learners see it. */
export function withUnitBehind(
  html: string,
  unit: string,
  mark: (number: number) => string = blankMark,
): string {
  const behind = unit === '' ? '' : ` ${escapeHtml(unit)}`;
  return joinedWith(cutAtBlanks(html), (number) => `${mark(number)}${behind}`);
}

// A blank that was copied has the number of its original: the later one gets another.
function distinct(marked: readonly number[]): number[] {
  const taken = new Set(marked.filter(isNumber));
  const given = new Set<number>();
  return marked.map((number) => {
    const own = isNumber(number) && !given.has(number) ? number : freeIn(taken);
    given.add(own);
    taken.add(own);
    return own;
  });
}

function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= limits.blanks.max_number;
}

function freeIn(taken: ReadonlySet<number>): number {
  let free = 1;
  while (taken.has(free)) free += 1;
  return free;
}
