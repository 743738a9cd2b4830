/** The journeys of a feature, and of a type that has more than `every-type`, by the beginnings of their files' names; features have one name on the server and in the studio. */
export const FEATURE_JOURNEYS = {
  account: ['account', 'session'],
  actions: ['action-bar', 'packages'],
  ai: ['every-type', 'bank', 'review', 'access'],
  assessments: ['assessment', 'every-type'],
  'container-page': ['every-type', 'bank', 'assessment', 'game-desk'],
  competing: ['competition', 'every-type'],
  collections: ['details', 'own-content'],
  containers: ['author', 'lock', 'desk-lists', 'details'],
  curriculum: ['skills'],
  dashboard: ['desk-lists', 'author'],
  details: ['details'],
  imports: ['import', 'people', 'skills'],
  editor: ['autosave', 'lock', 'two-tabs', 'bank', 'game-desk', 'slim-bar'],
  library: ['own-content', 'action-bar', 'every-type'],
  live: ['live'],
  lms: ['lms', 'lti'],
  media: ['game-media', 'bank', 'every-type'],
  notifications: ['live', 'notifications'],
  palette: ['shell', 'axe-shell'],
  paper: ['bank'],
  people: ['people', 'user-access'],
  players: ['learner', 'every-type', 'game-resume', 'carried-game', 'packages'],
  preview: ['every-type', 'assessment'],
  publications: ['every-type', 'assessment', 'learner'],
  'question-card': ['bank', 'learner'],
  provenance: ['bank', 'review'],
  questions: ['bank', 'import', 'author'],
  banks: ['bank', 'import', 'author'],
  rounds: ['game', 'authored-games', 'slim-bar', 'every-type'],
  references: ['every-type'],
  making: ['make-game'],
  many: ['desk-lists', 'own-content'],
  reuse: ['action-bar', 'own-content'],
  review: ['review', 'axe-review', 'comments'],
  revisions: ['review'],
  search: ['own-content', 'every-type'],
  skills: ['skills', 'details'],
  'specified-calls': ['every-type', 'competition'],
  statistics: ['axe', 'learner'],
  storage: ['people', 'game-media'],
  uploads: ['game-media', 'bank', 'every-type'],
  upload: ['game-media', 'import'],
};

/** The journeys of what is no feature, by where it is; the first that fits. */
export const PLACE_JOURNEYS = {
  'apps/web/src/app/kept-form': ['kept-form', 'people'],
  'apps/web/src/app/live': ['live'],
  'apps/web/src/app/session': ['session', 'account'],
  'apps/web/src/app/shell': ['shell', 'axe-shell', 'lms'],
  'apps/web/src/app/launch': ['lms'],
  'apps/web/src/app/api': ['connection'],
  'apps/web/src/types': ['every-type'],
  'apps/web/src': ['access', 'shell', 'session', 'author'],
  'apps/player/src/lti': ['lti'],
  'apps/player/src/offline': ['carried-game'],
  'apps/player/src/packaged': ['packages'],
  'apps/player/src/types/rounds': ['game-'],
  'apps/player/src': ['learner', 'axe-player', 'every-type'],
  'apps/server/src/demo': ['demo-games', 'learner'],
  'apps/server/src/types': ['every-type'],
  'apps/server/src': ['access', 'author'],
  'packages/content-types/src/packages': ['packages'],
  'packages/contract/src/packages.ts': ['packages'],
  'packages/content-types/src/rounds': ['game-', 'games'],
  'packages/content-types/src/assessments': ['assessment', 'learner'],
  'packages/content-types/src/banks': ['bank'],
  'packages/content-types/src/question-kinds': ['bank', 'import', 'learner', 'fib'],
  packages: ['author', 'every-type'],
  'e2e/types': ['every-type'],
  'e2e/playwright.config.ts': ['access'],
};

/**
 * The journeys that a change of these files touches, by the beginnings of their files' names. `sources` are the journeys and their
 * helpers, path and text: a helper leads to those that import it.
 */
export function journeysOf(files, sources = new Map()) {
  const touched = new Set(files);
  // What imports a touched helper is touched; a set grows while it is walked.
  for (const file of touched)
    if (/^e2e\/(?:helpers|types)\//.test(file))
      for (const importer of importersOf(file, sources)) touched.add(importer);
  return [...new Set([...touched].flatMap(journeysOfFile))].toSorted((a, b) => a.localeCompare(b));
}

function importersOf(helper, sources) {
  const name = helper.split('/').at(-1);
  return [...sources].filter(([, text]) => text.includes(`/${name}';`)).map(([file]) => file);
}

function journeysOfFile(file) {
  const [, journey] = /^e2e\/(?:[\w-]+\/)*([\w.-]+)\.spec\.ts$/.exec(file) ?? [];
  if (journey) return [journey];
  if (/\.test\.[a-z]+$/.test(file) || /\/testing\//.test(file)) return [];
  const [, feature] = /^apps\/\w+\/src\/(?:features|types)\/([\w-]+)\//.exec(file) ?? [];
  if (feature && Object.hasOwn(FEATURE_JOURNEYS, feature)) return FEATURE_JOURNEYS[feature];
  const [, noun] = /^packages\/contract\/src\/(?:[\w-]+\/)*([\w-]+)\.ts$/.exec(file) ?? [];
  if (noun && Object.hasOwn(FEATURE_JOURNEYS, noun)) return FEATURE_JOURNEYS[noun];
  return Object.entries(PLACE_JOURNEYS).find(([place]) => file.startsWith(place))?.[1] ?? [];
}
