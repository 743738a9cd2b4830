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

/** The addresses that the features and content types of the studio declare: what the lists above must hold. */
export function declaredPaths(): string[] {
  const pages = sourcesOf('features', 'index.ts').flatMap((source) =>
    Array.from(source.matchAll(/\bpath: '(\/[^']*)'/g), ([, path = '']) => path),
  );
  const typePages = sourcesOf('types', 'paths.ts').flatMap((source) =>
    Array.from(source.matchAll(/: '(\/[^']*)'/g), ([, path = '']) => path),
  );
  return [...pages, ...typePages];
}

function sourcesOf(room: string, file: string): string[] {
  const folder = new URL(`../../../apps/web/src/${room}/`, import.meta.url);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFileSync(new URL(`${name}/${file}`, folder), 'utf8'));
}
