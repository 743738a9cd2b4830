import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { makeLogIn, RoleLookupFailed } from './log-in.ts';
import { somebody } from './testing/somebody.ts';

function serverWhere(rolesAnswer: 'gives' | 'fails') {
  const done: string[] = [];
  const user = somebody({ localRoles: [] });
  const roles = somebody().localRoles;
  const check = () => {
    done.push('login');
    return Promise.resolve({ session_id: 's1', refresh_token: 'r1', user });
  };
  const logIn = makeLogIn({
    listRoles: ({ session_id }) => {
      done.push(`user/roles ${session_id}`);
      return rolesAnswer === 'gives' ? Promise.resolve(roles) : Promise.reject(new Problem('server.fault'));
    },
    store: (tokens, stored) => done.push(`store ${tokens.session_id} ${stored.localRoles.length}`),
  });
  const prepare = (): Promise<void> => {
    done.push('prepare');
    return Promise.resolve();
  };
  return { done, logIn: () => logIn(check, prepare) };
}

test('C-534 login checks the credentials, then fetches roles, then stores the user', async () => {
  const { done, logIn } = serverWhere('gives');
  await logIn();
  expect(done).toEqual(['login', 'user/roles s1', 'prepare', 'store s1 3']);
});

test('C-538 nobody is logged in when the role lookup fails', async () => {
  const { done, logIn } = serverWhere('fails');
  await expect(logIn()).rejects.toThrow(RoleLookupFailed);
  expect(done).toEqual(['login', 'user/roles s1']);
});
