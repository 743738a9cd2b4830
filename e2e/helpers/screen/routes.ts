import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeJourneys } from '../../types/index.ts';

const ownPaths = [
  '/dashboard',
  '/dashboard/draft',
  '/dashboard/waiting-for-review',
  '/dashboard/in-review',
  '/dashboard/resubmission',
  '/dashboard/approved',
  '/dashboard/bin',
  '/dashboard/create',
  '/dashboard/create-games',
  '/dashboard/make-game',
  '/dashboard/select-title-grade-topics',
  '/dashboard/statistics',
  '/dashboard/results',
  '/manage-assessment-skills',
  '/manage-simulation-assessment-skills',
  '/dashboard/assignment/editor/createRubrics',
  '/dashboard/assignment/editor/savedRubrics',
  '/dashboard/assignment/editor/previewRubrics',
  '/dashboard/competition/rewardeditor',
  '/dashboard/select-grade-subject',
  '/dashboard/select-skill',
  '/dashboard/mcq/edit',
  '/dashboard/fill_in_the_blank/edit',
  '/dashboard/comprehension/edit',
  '/dashboard/jungle-gym-classic/edit',
  '/dashboard/timor-the-turtle/edit',
  '/skills',
  '/skills/add',
  '/skills/edit',
  '/content',
  '/content/mcq',
  '/content/jungle-gym-classic',
  '/content/jungle-gym-classic/paper',
  '/content/timor-the-turtle',
  '/content/timor-the-turtle/paper',
  '/content/fill_in_the_blank',
  '/content/comprehension',
  '/content/game/paper',
  '/content/mcq/paper',
  '/content/fill_in_the_blank/paper',
  '/content/comprehension/paper',
  '/content/kp-content',
  '/content/kp-content/select-skill',
  '/content/kp-content/preview',
  '/dashboard/kp-content/edit',
  '/content/schools-content',
  '/content/select-content',
  '/lms',
  '/lms/lti',
  '/ai',
  '/bot-talks',
  '/dashboard/generate',
  '/lms/deliveries',
  '/switch-role',
  '/change-password',
  '/profile',
  '/users',
  '/users/add',
  '/users/edit',
  '/content-developers',
];

const typePaths = new Set(Object.values(typeJourneys).flatMap(({ editor, preview }) => [editor, preview]));

/** Every address of the studio that needs a login, without its query; content types tell their own. */
export const studioPaths: readonly string[] = [...ownPaths, ...typePaths];

/** The addresses of the studio that are open without a login; those of one page not one after the other. */
export const openPaths = [
  '/',
  '/signUp',
  '/login',
  '/confirm',
  '/forgot-password',
  '/recover',
  '/NotFound',
  '/close',
  '/content-picker',
] as const;

/** The addresses that the studio declares: of its features beside their pages, of content types and of shared ones in files of their own. */
export function declaredPaths(): string[] {
  const features = declaredIn('features', '*/index.ts', /\bpath: '(\/[^']*)'/g);
  const shared = declaredIn('app/routing', '*-path.ts', /= '(\/[^']*)'/g);
  return [...features, ...shared, ...declaredIn('types', '**/paths.ts', /: '(\/[^']*)'/g)];
}

function declaredIn(room: string, files: string, path: RegExp): string[] {
  const cwd = fileURLToPath(new URL(`../../../apps/web/src/${room}/`, import.meta.url));
  const sources = globSync(files, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(path)].map(([, found = '']) => found));
}
