import { DatabaseUnavailable } from '../connection/database-unavailable.ts';
import { placeOfServers } from './servers.ts';
import { sqlStateOf } from '../sql-state.ts';

/** The reason of a failure, by the code of PostgreSQL or the system, as the end of a sentence. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'the name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'there is no way to that network',
  ECONNRESET: 'it closed the connection',
  '28P01': 'the password is wrong',
  '28000': 'it does not let this user in',
  '3D000': 'there is no such database on it',
  '42501': 'this user may not do what Takhti needs: make it the owner of the database',
  '53300': 'it has no connection left',
  '57P03': 'it is just starting or stopping',
  '25006': 'it only follows another server, and takes no writes',
};

/**
 * Makes one sentence of a failure to open the database, which names the server and never the password.
 *
 * @returns the sentence as DatabaseUnavailable, or the error itself when it is none that an operator can act on
 */
export function explainFailure(error: unknown, database_url: string): unknown {
  if (error instanceof DatabaseUnavailable || !(error instanceof Error)) return error;
  const reason =
    reasons[sqlStateOf(error) ?? ''] ??
    (/timeout/i.test(error.message) ? reasons['ETIMEDOUT'] : undefined) ??
    (/SSL/i.test(error.message) ? `${error.message} (see sslmode in DATABASE_URL)` : undefined);
  if (reason === undefined) return error;
  return new DatabaseUnavailable(
    `The database at ${placeOf(database_url)} (DATABASE_URL) cannot be used: ${reason}.`,
    { cause: error },
  );
}

function placeOf(database_url: string): string {
  const { hosts, database } = placeOfServers(database_url);
  return `${hosts}${database === '' ? '' : `, database ${database},`}`;
}
