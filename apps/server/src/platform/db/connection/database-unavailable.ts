/**
 * The database cannot be opened for a reason that the operator can act on. The message is one sentence for a person:
 * commands and the server's start print it without a stack.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
