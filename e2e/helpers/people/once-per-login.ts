import type { APIRequestContext } from '@playwright/test';
import { limits } from '@takhti/domain';
import type { Login } from './people.ts';

/** A page that refreshes its tokens makes those that it shares with others invalid, so a login is shared for half that time only. */
const lifetime = limits.token_refresh_ms / 2;

/** Makes something of a login once for all tests of a worker, as checking a password takes its time on purpose. */
export function oncePerLogin<T>(make: (request: APIRequestContext, login: Login) => Promise<T>): typeof make {
  const made = new Map<Login, { readonly what: Promise<T>; readonly since: number }>();
  return (request, login) => {
    const known = made.get(login);
    if (known && Date.now() - known.since < lifetime) return known.what;
    const what = make(request, login);
    made.set(login, { what, since: Date.now() });
    return what;
  };
}
