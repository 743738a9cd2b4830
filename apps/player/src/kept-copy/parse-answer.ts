import { isRecord } from '@takhti/domain';

/**
 * What an answer to a call says: its data; `gone`, where what is asked for no longer exists; `nothing`, where the network or the server
 * is away, or a proxy answers in its place; or `other`, as for too many requests, of which nothing follows here.
 */
export async function parseAnswer(
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
