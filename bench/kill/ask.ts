import type { Connection } from '../common/connection.ts';
import { INSTITUTION, type Developer } from '../common/people.ts';

/** The server refused a call, which it never should here. */
export class Refused extends Error {}

/** The server failed at a call: what was asked for may be done or not. */
export class Fault extends Error {}

const FAULT = -5;

/**
 * Makes a call as somebody.
 * @throws Refused or Fault for an answer that is no success; Error when the server is gone
 */
export async function ask<Data>(
  connection: Connection,
  { user_id, session_id }: Developer,
  path: string,
  request: object,
): Promise<Data> {
  const ids = { user_id, institution_id: INSTITUTION };
  const { body } = await connection.call(path, { ...ids, ...request }, session_id);
  const envelope = JSON.parse(body) as { readonly error_code: number; readonly data: Data };
  if (envelope.error_code === FAULT) throw new Fault(body);
  if (envelope.error_code !== 0) throw new Refused(body);
  return envelope.data;
}
