import { decodeEntities, escapeHtml } from '../../kit/entities.ts';
import { endOfElement, isBlankMark } from '../../kit/html.ts';
import { readAttribute, readTag } from '../../kit/html-tag.ts';
import { foundIn, type ReplacedText } from './in-text.ts';
import { placesShown, type ShownPiece } from './places-shown.ts';

/** Signs within words: a word may begin in one and end in another. */
const within = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'b', 'i', 'span', 'mark', 'del']);

/** A stretch of words of one text, and where in the HTML it is. */
interface Words {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Replaces what is found in the words of rich text. Markup, pictures, formulas and blanks stay as they are: nothing is found in them,
 * and nothing across them. Where a word is partly bold, what replaces it is where the word began.
 */
export function replaceInHtml(html: string, pattern: RegExp, replacement: string): ReplacedText {
  let [result, done, count] = ['', 0, 0];
  const pieces: ShownPiece[] = [];
  for (const run of runsOf(html)) {
    const words = run.map(({ text }) => text).join('');
    const found = foundIn(words, pattern);
    if (found.length === 0) continue;
    if (count > 0) pieces.push({ text: ' … ', is_match: false });
    pieces.push(...placesShown(words, found));
    count += found.length;
    let at = 0;
    for (const { from, to, text } of run) {
      const own = textAfter(text, at, found, replacement);
      result += html.slice(done, from) + (own === text ? html.slice(from, to) : escapeHtml(own));
      done = to;
      at += text.length;
    }
  }
  return { text: result + html.slice(done), count, pieces };
}

// Replaces in one run of text, which begins at this index of the searched text.
function textAfter(text: string, at: number, found: readonly RegExpExecArray[], replacement: string): string {
  let [result, done] = ['', at];
  const end = at + text.length;
  for (const { index, 0: match } of found) {
    const until = index + match.length;
    if (until <= at || index >= end) continue;
    if (index >= at) result += text.slice(done - at, index - at) + replacement;
    done = Math.min(until, end);
  }
  return result + text.slice(done - at);
}

function runsOf(html: string): Words[][] {
  const runs: Words[][] = [];
  let run: Words[] = [];
  let [from, at] = [0, 0];
  const take = (to: number): void => {
    if (to > from) run.push({ from, to, text: decodeEntities(html.slice(from, to)).normalize('NFC') });
  };
  const cut = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    const tag = readTag(html, open);
    if (!tag) {
      at = open + 1;
      continue;
    }
    take(open);
    const isWhole = !tag.isClosing && (readAttribute(tag, 'data-latex') !== null || isBlankMark(tag));
    if (isWhole || !within.has(tag.name)) cut();
    at = isWhole ? endOfElement(html, tag) : tag.end;
    from = at;
  }
  take(html.length);
  cut();
  return runs;
}
