/** Cuts a value or a list of selectors at a sign, but not inside of brackets or quotes. */
export function splitAt(text: string, sign: ',' | ' '): string[] {
  const pieces = [''];
  let depth = 0;
  let quote = '';
  for (const letter of text) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    if (letter === sign && depth === 0 && !quote) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** A call of a function, the innermost first: what is before it, what in its brackets, what behind. */
export function findCall(
  text: string,
  name: string,
): { before: string; inside: string; after: string } | null {
  const start = text.lastIndexOf(`${name}(`);
  if (start < 0) return null;
  const opened = start + name.length + 1;
  let depth = 1;
  let at = opened;
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return { before: text.slice(0, start), inside: text.slice(opened, at - 1), after: text.slice(at) };
}
