// The walls of the house (docs/architecture.md). Every rule is an error; a rule that only warns is no wall.
const TEST = '(\\.test\\.tsx?$|/testing/|/fixtures/)';
const REACHES_THE_WORLD =
  '^(node:)?(fs|fs/promises|net|tls|http|http2|https|dns|dns/promises|dgram|child_process|worker_threads|cluster)$';
const COMPONENT_LIBRARY = 'node_modules/(@mantine|@tiptap|@tabler|prosemirror-[^/]+|react-router|@tanstack)/';
const SPEAKS_SQL = ['\\.queries\\.ts$', '^apps/server/src/platform/db/', '^apps/server/src/demo/', TEST];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'undeclared-package',
      comment: "A package that the workspace's package.json does not name works only by luck of hoisting.",
      severity: 'error',
      from: { pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package-in-product',
      comment: 'What the server imports must be there after an install without development packages.',
      severity: 'error',
      from: { path: '^(apps/server|packages/[^/]+)/src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Product code does not stand on test code.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TEST },
      to: { path: TEST },
    },

    // Floors: domain < contract < content-types < apps
    {
      name: 'floor-domain',
      comment: 'The domain is pure: itself and zod, nothing else.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TEST },
      to: { pathNot: '^(packages/domain/|node_modules/zod/)' },
    },
    {
      name: 'floor-contract',
      comment: 'The contract imports the domain and zod only.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TEST },
      to: { pathNot: '^(packages/(domain|contract)/|node_modules/zod/)' },
    },
    {
      name: 'floor-content-types',
      comment:
        'Content types run in the browser and on the server: the domain, the contract, zod and a parser of XML, neither React nor Node.',
      severity: 'error',
      from: { path: '^packages/content-types/src/', pathNot: TEST },
      to: { pathNot: '^(packages/(domain|contract|content-types)/|node_modules/(zod|saxes)/)' },
    },
    {
      name: 'apps-are-strangers',
      comment: 'An app does not import another one: what they share lies in packages.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(apps/[^/]+|e2e|bench|scripts)/', pathNot: '^apps/$1/' },
    },

    // The player stands on packages alone, and packages on packages: what none of them imports is not reached either. Asking
    // for what is reached instead would follow each file's imports to each component, which takes a minute.
    {
      name: 'player-without-editor',
      comment: "The learner's bundle holds no component library, which only editors need.",
      severity: 'error',
      from: { path: '^(apps/player|packages/[^/]+)/src/', pathNot: TEST },
      to: { path: COMPONENT_LIBRARY },
    },

    // Player
    {
      name: 'player-families-are-strangers',
      comment: 'A family of types plays without another one: what two of them use lies in a shared room.',
      severity: 'error',
      from: { path: '^apps/player/src/types/([^/]+)/' },
      to: { path: '^apps/player/src/types/[^/]+/', pathNot: '^apps/player/src/types/$1/' },
    },
    {
      name: 'player-shared-is-below',
      comment: 'What all types share knows none of them; the app, which opens them, is known to nobody.',
      severity: 'error',
      from: {
        path: '^apps/player/src/(attempt|frame|i18n|language|launch|net|result|ui)/',
        pathNot: TEST,
      },
      to: {
        path: '^apps/player/src/(app|types|attendance|hand-in|live-round|lti|offline|packaged|picture)/',
      },
    },
    {
      name: 'player-pages-are-strangers',
      comment:
        'Each of these is a page of its own, loaded alone: what two of them use lies in a shared room. What is carried away stands on two of them.',
      severity: 'error',
      from: { path: '^apps/player/src/(attendance|hand-in|live-round|lti|packaged|picture)/', pathNot: TEST },
      to: {
        path: '^apps/player/src/(attendance|hand-in|live-round|lti|offline|packaged|picture)/',
        pathNot: '^apps/player/src/$1/',
      },
    },
    {
      name: 'player-knows-no-family',
      comment:
        'What all types share knows the documents of no family. Question kinds and the kit are shared.',
      severity: 'error',
      from: {
        path: '^apps/player/src/(app|attempt|attendance|frame|hand-in|i18n|language|launch|live-round|lti|net|result|ui)/',
        pathNot: TEST,
      },
      to: { path: '^packages/content-types/src/(?!question-kinds/|kit/)[^/]+/' },
    },
    {
      name: 'player-carries-games',
      comment:
        'What is carried away is a game: it brings no other family along, and no registry, which knows them all (ADR 0013).',
      severity: 'error',
      from: { path: '^apps/player/src/offline/', pathNot: TEST },
      to: {
        path: [
          '^apps/player/src/types/(?!rounds/)',
          '^packages/content-types/src/(?!rounds/|question-kinds/|kit/)[^/]+/',
        ],
      },
    },
    {
      name: 'player-app-is-above',
      comment: 'Only the entry of the bundle knows the app.',
      severity: 'error',
      from: { path: '^apps/player/src/', pathNot: '^apps/player/src/(app/|main\\.tsx$)' },
      to: { path: '^apps/player/src/app/' },
    },

    // Server
    {
      name: 'server-feature-door',
      comment: 'Another feature is entered through its index.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/(features|types)/([^/]+)/' },
      to: {
        path: '^apps/server/src/(features|types)/[^/]+/',
        pathNot: ['^apps/server/src/$1/$2/', '^apps/server/src/(features|types)/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'server-feature-door-from-outside',
      comment: 'The rest of the server enters a feature through its index.ts too.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(features|types)/[^/]+/', TEST] },
      to: {
        path: '^apps/server/src/(features|types)/[^/]+/',
        pathNot: '^apps/server/src/(features|types)/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'types-stand-on-features',
      comment: 'What content types stand on knows none of them: it asks their models alone.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/(competing|containers|media|publications|questions|references|revisions|skills|uploads)/',
        pathNot: TEST,
      },
      to: { path: '^apps/server/src/types/' },
    },
    {
      name: 'types-below-features',
      comment: 'A content type knows no feature that asks the registry of types.',
      severity: 'error',
      from: { path: '^apps/server/src/types/', pathNot: TEST },
      to: {
        path: '^apps/server/src/features/',
        pathNot:
          '^apps/server/src/features/(competing|containers|media|provenance|publications|questions|revisions|skills)/',
      },
    },
    {
      name: 'features-ask-the-registry',
      comment: 'A feature knows no content type by name: what a type does is a facet of all of them.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: TEST },
      to: { path: '^apps/server/src/types/[^/]+/' },
    },
    {
      name: 'features-know-no-family',
      comment:
        'A feature knows the documents of no family of types: it asks their models and rows. Question kinds, packages, the kit, reading and messages are shared.',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: TEST },
      to: {
        path: '^packages/content-types/src/(?!question-kinds/|packages/|kit/|reading/|message-texts/)[^/]+/',
      },
    },
    {
      name: 'platform-is-below',
      comment: 'Technical services know no feature, no route and no demo content.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: TEST },
      to: { path: '^apps/server/src/(features|types|http|demo)/' },
    },
    {
      name: 'sql-only-in-queries',
      comment: 'Only *.queries.ts, platform/db (with the migrations) and the demo content speak SQL.',
      severity: 'error',
      from: { path: '^apps/', pathNot: SPEAKS_SQL },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'driver-only-in-platform',
      comment: 'Which database runs is known to platform/db alone.',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/server/src/platform/db/' },
      to: { path: 'node_modules/(pg|@electric-sql)/' },
    },
    {
      name: 'world-only-through-platform',
      comment: 'Only platform/ and http/ touch disk, network and processes.',
      severity: 'error',
      from: { path: '^apps/server/src/(features|types)/', pathNot: TEST },
      to: { path: REACHES_THE_WORLD, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-without-components',
      comment:
        'Node does not load .tsx: what the server imports, and what that imports, is plain TypeScript.',
      severity: 'error',
      from: { path: '^(apps/server|packages/[^/]+)/src/' },
      to: { path: '\\.tsx$' },
    },

    // Web
    {
      name: 'web-feature-door',
      comment: 'Another feature is entered through its index.ts.',
      severity: 'error',
      from: { path: '^apps/web/src/(features|types)/([^/]+)/' },
      to: {
        path: '^apps/web/src/(features|types)/[^/]+/',
        pathNot: ['^apps/web/src/$1/$2/', '^apps/web/src/(features|types)/[^/]+/index\\.tsx?$'],
      },
    },
    {
      name: 'web-shared-is-below',
      comment: 'Shared widgets and texts know no feature.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|i18n)/' },
      to: { path: '^apps/web/src/(features|types)/' },
    },
    {
      name: 'web-shared-without-app',
      comment:
        'Shared widgets and the performance hooks are given what they show: they know neither session, calls nor routes.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|performance)/', pathNot: TEST },
      to: { path: '^apps/web/src/(app|features|types)/' },
    },
    {
      name: 'types-by-registry',
      comment:
        'The studio knows a content type by its row: types/registry.ts, or types/pages.ts for the routes.',
      severity: 'error',
      from: { path: '^apps/web/src/(app|features)/', pathNot: TEST },
      to: { path: '^apps/web/src/types/[^/]+/' },
    },
    {
      name: 'studio-knows-no-family',
      comment:
        'A feature knows the documents of no family of types: it asks their models and rows. Question kinds and the kit are shared.',
      severity: 'error',
      from: { path: '^apps/web/src/(app|features|performance|ui)/', pathNot: TEST },
      to: { path: '^packages/content-types/src/(?!question-kinds/|kit/)[^/]+/' },
    },
    {
      name: 'browser-without-node',
      comment: 'What runs in the browser has no Node modules.',
      severity: 'error',
      from: { path: '^apps/(web|player)/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
