import { isRecord } from '../attempt/attempt-store.ts';

/**
 * What an answer to a call tells: its data; that what is asked for is there no more; nothing, where the network or the server is not
 * there, or somebody between them answers in their place; or something else, as that too many ask, of which nothing follows here.
 */
export async function toldBy(
  answer: Response | null,
): Promise<{ readonly data: object } | 'gone' | 'nothing' | 'other'> {
  if (answer === null || answer.status >= 500) return 'nothing';
  const envelope: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (!isRecord(envelope) || !isRecord(envelope['data'])) return answer.status === 200 ? 'nothing' : 'other';
  if (envelope['error_code'] === 0) return { data: envelope['data'] };
  return envelope['data']['problem'] === 'players.not_found' ? 'gone' : 'other';
}
