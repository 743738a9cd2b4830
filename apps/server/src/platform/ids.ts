import { uuidv7 } from 'uuidv7';

/**
 * A new identifier for a stored row. Version 7 begins with the time, so that new rows land side by side in an index,
 * and is made in the application, so that a row and what refers to it can be written in one statement.
 *
 * @returns a uuid in its canonical text form
 */
export function newId(): string {
  return uuidv7();
}
