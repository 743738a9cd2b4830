import type { ImportFinding } from '@takhti/contract';

/** The text of a message in the interface language, or null where it has none. */
export type MessageOf = (key: string, values: ImportFinding['values']) => string | null;

/**
 * What is wrong at a place of an import file. In English the server's own words are used, which are the specification's to the
 * letter (C-684 to C-692); elsewhere their translation, and the server's words where a newer server says something unknown.
 */
export function importFindingText(finding: ImportFinding, isEnglish: boolean, messageOf: MessageOf): string {
  return isEnglish ? finding.message : (messageOf(finding.key, finding.values) ?? finding.message);
}
