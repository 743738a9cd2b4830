import { isRecord } from '@takhti/domain';

/** Characters written at once: few enough that nobody waits for them. */
const piece_chars = 64 * 1024;

/** Whether a value is longer, written as JSON, than so many characters; it is looked at no further than that. */
export function isLonger(value: unknown, chars: number): boolean {
  let left = chars;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const one = waiting.pop();
    left -= typeof one === 'string' ? one.length : 4;
    if (left < 0) return true;
    if (Array.isArray(one)) for (const each of one) waiting.push(each);
    else if (isRecord(one))
      for (const name of Object.keys(one)) {
        left -= name.length;
        waiting.push(one[name]);
      }
  }
  return false;
}

/** The same text as of `JSON.stringify`, piece by piece. */
export function* jsonPieces(value: unknown): Generator<string, void, void> {
  let text = '';
  for (const part of partsOf(value)) {
    text += part;
    if (text.length < piece_chars) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function* partsOf(value: unknown): Generator<string, void, void> {
  if (!isPlain(value) || !isLonger(value, piece_chars)) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  if (Array.isArray(value)) {
    yield '[';
    for (const [at, each] of value.entries()) {
      if (at > 0) yield ',';
      yield* partsOf(each);
    }
    yield ']';
    return;
  }
  yield '{';
  let before = '';
  for (const [name, each] of Object.entries(value)) {
    // It is left out, as `JSON.stringify` does.
    if (each === undefined || typeof each === 'function' || typeof each === 'symbol') continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    yield* partsOf(each);
  }
  yield '}';
}

// Objects with a `toJSON`, such as dates, are written as a whole.
function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
