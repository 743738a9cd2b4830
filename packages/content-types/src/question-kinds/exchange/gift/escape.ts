const special = /[~=#{}:\\]/g;

/** Words as GIFT has them: what would mean something else behind a backslash, line breaks as `\n`. */
export function escapeGift(text: string): string {
  return text.replace(special, (sign) => `\\${sign}`).replace(/\r?\n/g, String.raw`\n`);
}

/** Words that GIFT has, without their backslashes. */
export function unescapeGift(text: string): string {
  return text.replace(/\\([~=#{}:n\\])/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign));
}

/** The index of the first of these signs without a backslash before it; -1 for none. */
export function indexOfBare(text: string, signs: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (signs.includes(sign)) return at;
  }
  return -1;
}

/** A text cut before each of these signs that is not escaped; the sign comes with what follows it. */
export function cutAtBare(text: string, signs: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = indexOfBare(text, signs); at >= 0; at = indexOfBare(text, signs, at + 1)) {
    parts.push(text.slice(from, at));
    from = at;
  }
  return [...parts, text.slice(from)];
}
