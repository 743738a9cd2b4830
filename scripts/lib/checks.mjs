import { findNode, programEnvironment } from './node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';

/** The checks that need no running product: each a name, what it holds, and a program with its arguments. */
const CHECKS = [
  { name: 'types', program: 'tsc', args: ['-b', '--checkers', '2'] },
  {
    name: 'walls',
    program: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'e2e'],
  },
  { name: 'lint', program: 'oxlint', args: [] },
  { name: 'format', program: 'oxfmt', args: ['--check'] },
  { name: 'dead code', program: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'docs', program: 'node', args: ['scripts/check-docs.mjs'] },
  { name: 'how-tos', program: 'node', args: ['scripts/check-how-to.mjs'] },
  { name: 'rooms', program: 'node', args: ['scripts/check-rooms.mjs'] },
  { name: 'words', program: 'node', args: ['scripts/check-words.mjs'] },
  { name: 'dependencies', program: 'node', args: ['scripts/check-dependencies.mjs'] },
  { name: 'tree', program: 'node', args: ['scripts/check-tree.mjs'] },
];

// Said on every run, also where all is well: the walls are read with another parser, on purpose.
const NOISE = /\n‼ missing-tsc-transpiler:[\s\S]*?published and stable\.\n*/;

/** The steps of `npm run check`, in the order in which a mistake is cheapest to see. */
export function checkSteps() {
  // Two at a time, as most of them use one core only.
  const begun = new Map();
  const begin = (check) => {
    if (check && !begun.has(check.name)) begun.set(check.name, start(check));
    return begun.get(check?.name);
  };
  return CHECKS.map((check, at) => ({
    name: check.name,
    async run() {
      const own = begin(check);
      void begin(CHECKS[at + 1]);
      const { code, output } = await own;
      process.stdout.write(output.replace(NOISE, '\n').trimStart());
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  }));
}

function start({ program, args }) {
  const path = program === 'node' ? findNode() : `${root}/node_modules/.bin/${program}`;
  return run(path, args, { env: programEnvironment(), quiet: true });
}
