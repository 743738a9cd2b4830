import { CannotRun } from '../../condition/cannot-run.ts';

/** The database cannot be opened for a reason that the operator can act on. */
export class DatabaseUnavailable extends CannotRun {
  override readonly name = 'DatabaseUnavailable';
}
