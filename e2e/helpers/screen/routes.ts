import { readdirSync, readFileSync } from 'node:fs';

/** Every address of the studio that needs a login, without its query. */
export const studioPaths = [
  '/dashboard',
  '/dashboard/draft',
  '/dashboard/waiting-for-review',
  '/dashboard/in-review',
  '/dashboard/resubmission',
  '/dashboard/approved',
  '/dashboard/create',
  '/dashboard/select-grade-subject',
  '/dashboard/select-skill',
  '/dashboard/mcq',
  '/dashboard/mcq/edit',
  '/dashboard/assessment/edit',
  '/dashboard/rumble-in-the-jumble/editor',
  '/skills',
  '/skills/add',
  '/skills/edit',
  '/content',
  '/content/kp-content',
  '/content/kp-content/select-skill',
  '/content/kp-content/preview',
  '/dashboard/kp-content/edit',
  '/content/mcq/preview',
  '/content/assessment/preview',
  '/content/rumble-in-the-jumble/preview',
  '/switch-role',
  '/change-password',
  '/users',
  '/users/add',
  '/users/edit',
  '/content-developers',
] as const;

/** The addresses of the studio that are open without a login. */
export const openPaths = ['/', '/signUp', '/forgot-password', '/recover', '/NotFound', '/close'] as const;

/** The addresses that the features of the studio declare: what the lists above must hold. */
export function declaredPaths(): string[] {
  const rooms = ['features', 'types'].map(
    (room) => new URL(`../../../apps/web/src/${room}/`, import.meta.url),
  );
  const sources = rooms.flatMap((room) =>
    readdirSync(room, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFileSync(new URL(`${name}/index.ts`, room), 'utf8')),
  );
  return sources.flatMap((source) =>
    [...source.matchAll(/\bpath: '(\/[^':]*?)(?:\/:part\?)?'/g)].map(([, path = '']) => path),
  );
}
