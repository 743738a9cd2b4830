import type { Services } from '../../../http/services.ts';
import { readAnswer, type Outcome } from '../systems/read-answer.ts';
import type { Connection } from '../systems/requests.ts';
import { statementsOf, StatementPayload } from './statements.ts';

/** The address of a record store, and our login there. */
function storeOf({ settings, secrets }: Connection) {
  const address = settings.addresses.lrs;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // Some are named by the address of their statements, most by the one above.
  url.pathname = `${url.pathname.replace(/(?:\/statements)?\/*$/, '')}/statements`;
  const login = Buffer.from(`${settings.lrs_key}:${secrets.lrs_secret}`).toString('base64');
  return { url, headers: { authorization: `Basic ${login}`, 'x-experience-api-version': '1.0.3' } };
}

/** Sends the statements of an attempt, all of them or none. A store that has them already says so, and has them once. */
export async function sendStatements(
  { outgoing, settings }: Pick<Services, 'outgoing' | 'settings'>,
  connection: Connection,
  payload: unknown,
): Promise<Outcome> {
  const store = storeOf(connection);
  if (!store) return { kind: 'refused', fault: 'not_connected', text: '' };
  const answer = await outgoing.post({
    address: store.url.href,
    headers: store.headers,
    body: statementsOf(StatementPayload.parse(payload), settings.public_url),
  });
  if (answer.kind === 'answered' && answer.status === 409) return { kind: 'taken', data: null };
  return readAnswer(answer);
}

/** Asks a record store for one statement: whether it is there, and knows us. */
export async function tryStore(outgoing: Services['outgoing'], connection: Connection): Promise<Outcome> {
  const store = storeOf(connection);
  if (!store) return { kind: 'refused', fault: 'wrong_address', text: '' };
  store.url.searchParams.set('limit', '1');
  const answer = await outgoing.get({ address: store.url.href, headers: store.headers });
  // It knows us, but lets us write alone.
  if (answer.kind === 'answered' && answer.status === 403) return { kind: 'taken', data: null };
  const outcome = readAnswer(answer);
  const isStore = outcome.kind === 'refused' || Array.isArray(statementsIn(outcome.data));
  return isStore ? outcome : { kind: 'refused', fault: 'wrong_address', text: '' };
}

function statementsIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'statements' in data ? data.statements : undefined;
}
