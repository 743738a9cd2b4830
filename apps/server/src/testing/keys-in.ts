/** Is in every text of a marked question that tells what is right. */
export const keyMark = 'what-is-right';

/**
 * What an answer of the server tells of what is right: marked texts, and flags wherever they are. Empty when it tells nothing.
 * @param body JSON, or a file
 */
export function keysIn(body: string): string[] {
  const found = body.includes(keyMark) ? [keyMark] : [];
  try {
    JSON.parse(body, (name, value: unknown) => {
      if (isKey(name, value)) found.push(`${name}: ${JSON.stringify(value)}`);
      return value;
    });
  } catch {
    // A file, of which the marked texts are enough.
  }
  return found;
}

function isKey(name: string, value: unknown): boolean {
  if (name === 'IsCorrect') return true;
  if (name === 'status') return value === 'c' || value === 'i';
  if (/^correct\d+$/.test(name)) return value === 'Y';
  if (name === 'answer_key' || name === 'Answers') return Array.isArray(value) && value.length > 0;
  return false;
}
