import { files } from './files.ts';
import { games } from './games.ts';
import { questions } from './questions.ts';
import { transfer } from './transfer.ts';

/**
 * Every message that a finding of ours can carry, in English, on the server and on the screen; the other languages have theirs
 * in the studio's `editor.json`. Files of their own, so that only readers of English load them. `{{values}}` are written as i18next
 * takes them.
 */
export const messages = { ...questions, ...games, ...files, ...transfer } as const;
export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** The English text of a message with its values put in. */
export function messageText(key: MessageKey, values: MessageValues = {}): string {
  return messages[key].replace(/\{\{(\w+)(?:, number)?\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
