import { createHash } from 'node:crypto';
import type { Connection } from '../common/connection.ts';
import { INSTITUTION, type Developer } from '../common/people.ts';

/** What everybody's browser sends as their password. */
export const pwd = createHash('sha256').update('bench').digest('hex');

/** A call that is measured. */
export interface Scenario {
  readonly name: string;
  /** One caller, who calls again and again and remembers what they were given; gives each answer's body. */
  makeCaller(developer: Developer, connection: Connection): () => Promise<string>;
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'authorised call',
    makeCaller: ({ user_id, session_id }, connection) => {
      const ids = { user_id, institution_id: INSTITUTION };
      return async () => (await connection.call('user/roles', ids, session_id)).body;
    },
  },
  {
    name: 'refresh',
    makeCaller({ refresh_token }, connection) {
      let bearer = refresh_token;
      return async () => {
        const { body } = await connection.call('token/refresh', {}, bearer);
        const { data } = JSON.parse(body) as { data: { refresh_token?: string } };
        // A token is good for one refresh.
        bearer = data.refresh_token ?? bearer;
        return body;
      };
    },
  },
  {
    name: 'login',
    makeCaller:
      ({ username }, connection) =>
      async () =>
        (await connection.call('login', { username, pwd }, '')).body,
  },
];
