/** A line of Aiken that begins an option: `A) ` or `A. `. */
export const optionLine = /^([A-Z])[.)]\s+(.*)$/s;
/** A line of Aiken that names the right option. */
export const answerLine = /^ANSWER\s*:\s*(.*)$/i;

/** The letter of an option, counted from 0. */
export function letterOf(at: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + at);
}
