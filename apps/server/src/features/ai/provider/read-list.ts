import { parseForeign } from '../../../platform/json/storable-json.ts';

/** More than any element of ours can be, and than we ever ask for. */
const most_letters = 64 * 1024;
const most_elements = 500;
const opening = /"elements"\s*:\s*\[/;
/** Characters before the list that are kept and read again with the next piece. */
const remembered = 200;

/** An element is longer, or the list, than any of ours can be. */
export class ListTooLong extends Error {}

/** Reads an answer's list while its text comes. */
export interface ListReader {
  /**
   * Takes the next letters.
   * @returns the elements that have come whole with them; what is no JSON is left out
   * @throws ListTooLong
   */
  read(letters: string): unknown[];
}

/**
 * Makes a reader of `{"elements": [...]}`, no matter what is around it: many models wrap it in a fence, or think aloud before. Each letter
 * is looked at once, so that an answer that is made to be slow is not.
 */
export function makeListReader(): ListReader {
  let before = '';
  let state: 'before' | 'inside' | 'over' = 'before';
  let element = '';
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let count = 0;

  /** Whether the element ends with this letter. */
  const isEnd = (letter: string): boolean => {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (letter === '\\') isEscaped = true;
      else if (letter === '"') isText = false;
      return false;
    }
    if (depth === 0 && (letter === ',' || letter === ']')) return true;
    if (letter === '"') isText = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    return false;
  };

  const readInside = (letters: string): unknown[] => {
    const found: unknown[] = [];
    let from = 0;
    for (let at = 0; at < letters.length && state === 'inside'; at += 1) {
      const letter = letters.charAt(at);
      if (!isEnd(letter)) continue;
      found.push(...parsed(element + letters.slice(from, at)));
      element = '';
      from = at + 1;
      count += 1;
      if (letter === ']') state = 'over';
    }
    if (state === 'inside') element += letters.slice(from);
    if (element.length > most_letters || count > most_elements) throw new ListTooLong();
    return found;
  };

  return {
    read(letters) {
      if (state === 'over') return [];
      if (state === 'inside') return readInside(letters);
      before += letters;
      const found = opening.exec(before);
      if (!found) {
        before = before.slice(-remembered);
        return [];
      }
      state = 'inside';
      return readInside(before.slice(found.index + found[0].length));
    },
  };
}

function parsed(text: string): unknown[] {
  const element = parseForeign(text);
  return element === undefined ? [] : [element];
}
