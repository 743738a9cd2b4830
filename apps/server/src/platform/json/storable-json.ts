/** The tokens of JSON, except numbers and words. */
const [quote, backslash, colon, comma, open_list, close_list, open_tree, close_tree] = Array.from(
  '"\\:,[]{}',
  (sign) => sign.charCodeAt(0),
);

/** Deeper than any document of ours, and far from where writing JSON, or PostgreSQL reading it, runs out of stack. */
const deepest = 64;
/** More than any document of ours has: a tree of a hundred thousand keys keeps its reader busy for a second. */
const most_keys = 20_000;
const most_parts = 100_000;

/**
 * A tree of JSON as the database can keep it: texts and keys without NUL, which PostgreSQL refuses, and with a replacement
 * for half a character, which its JSON refuses; a text field that cuts a word at its limit leaves such halves.
 * @returns undefined for a tree that is nested deeper than any of ours.
 */
export function storableJson(tree: unknown): unknown {
  return isDeeper(tree, deepest) ? undefined : repaired(tree);
}

/** A text as the database can keep it. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * Whether a text of JSON is nested deeper, or has more keys or parts, than any document of ours. Asked before it is parsed: two
 * megabytes of brackets keep the parser busy for half a second, and reading over them takes a hundredth of that.
 */
export function isTooComplex(json: string): boolean {
  let level = 0;
  let keys = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfString(json, at);
    else if (sign === open_list || sign === open_tree) {
      level += 1;
      if (level > deepest) return true;
    } else if (sign === close_list || sign === close_tree) level -= 1;
    else if (sign === colon) keys += 1;
    else if (sign === comma) parts += 1;
    if (keys > most_keys || parts > most_parts) return true;
  }
  return false;
}

/**
 * Parses what a stranger wrote, as the database can keep it; undefined for what is no JSON, and for what is too complex to be looked at.
 */
export function parseForeign(json: string): unknown {
  if (isTooComplex(json)) return undefined;
  try {
    return repaired(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** The end of the string that begins at `start`; the end of the text if it is never closed. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === backslash) at += 1;
    else if (sign === quote) return at;
  }
  return json.length;
}

function isDeeper(tree: unknown, levels: number): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return levels === 0 || Object.values(tree).some((part) => isDeeper(part, levels - 1));
}

function repaired(tree: unknown): unknown {
  if (typeof tree === 'string') return storableText(tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return sameUnless(tree, tree.map(repaired));
  const entries = Object.entries(tree);
  const mended = entries.map(([key, part]) => [storableText(key), repaired(part)] as const);
  const isSame = entries.every(([key, part], at) => mended[at]?.[0] === key && mended[at][1] === part);
  return isSame ? tree : Object.fromEntries(mended);
}

function sameUnless(list: readonly unknown[], mended: readonly unknown[]): readonly unknown[] {
  return list.every((part, at) => part === mended[at]) ? list : mended;
}
