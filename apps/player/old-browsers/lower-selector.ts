import { hasParts, markOf } from '../src/old-browsers/has-parts.ts';
import { findCall, splitAt } from './split.ts';

/** Selectors as browsers of 2019 read them, which leave out a whole rule for one word of it that they do not know. */
export function lowerSelectors(list: string): string[] {
  return splitAt(list, ',').flatMap(lowerSelector);
}

function lowerSelector(selector: string): string[] {
  const has = findCall(selector, ':has');
  if (has) return lowerSelector(`${has.before}[${markFor(has.inside)}]${has.after}`);
  const is = findCall(selector, ':is') ?? findCall(selector, ':where');
  if (is) return splitAt(is.inside, ',').flatMap((each) => lowerSelector(is.before + each + is.after));
  const not = findCall(selector, ':not');
  const inside = not ? splitAt(not.inside, ',') : [];
  if (not && inside.length > 1)
    return lowerSelector(not.before + inside.map((each) => `:not(${each})`).join('') + not.after);
  // Where the pointer is, it is shown too: better than a keyboard that shows nothing.
  return [selector.replaceAll(':focus-visible', ':focus')];
}

function markFor(part: string): string {
  const at = (hasParts as readonly string[]).indexOf(part.replaceAll(', ', ','));
  if (at < 0) throw new Error(`:has(${part}) is unknown to browsers of 2019: see has-parts.ts (ADR 0053)`);
  return markOf(at);
}
