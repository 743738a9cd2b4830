/**
 * The machine, or something on it, is not fit for the server, and the person who runs it can mend that. The message is one sentence
 * for a person: commands and the server's start print it without a stack.
 */
export class CannotRun extends Error {
  override readonly name: string = 'CannotRun';
}
