/** Deeper than any document of ours, and far from where writing JSON, or PostgreSQL reading it, runs out of stack. */
const deepest = 64;

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

function isDeeper(tree: unknown, levels: number): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  return levels === 0 || Object.values(tree).some((part) => isDeeper(part, levels - 1));
}

function repaired(tree: unknown): unknown {
  if (typeof tree === 'string') return storableText(tree);
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(repaired);
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [storableText(key), repaired(part)]));
}
