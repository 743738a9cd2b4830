// What may not be in the repository: addresses of packages, paths of somebody's machine, secrets, the marks of a merge that
// was not finished, folders that nobody finds their way in, and unit tests that would disturb those after them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const THIS_FILE = 'scripts/check-tree.mjs';
const LARGEST_TEXT = 5_000_000;
// What can be read at a glance; a folder in a folder counts as one.
const MOST_ENTRIES = 25;
// Folders that are one long list, as of languages or of migrations: they may have more.
const LISTS = /\/(fixtures|migrations|i18n|adr|screenshots)(\/|$)/;

const FORBIDDEN = [
  [/(?<![\w.-])\/(work|root|home\/\w+|Users\/\w+)\/[\w.-]/, 'a path of one machine'],
  [/https?:\/\/[^\s"'`]+\.tgz\b/i, 'the address of a package archive'],
  [/^\s*(@[\w-]+:)?registry\s*=/m, 'the address of a package registry'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key'],
  [/^(<{7}|>{7}) /m, 'an unfinished merge'],
];

const SHARED_TEST = /^apps\/.*\.test\.tsx?$/;
const APART = /\.(isolated|http|browser)\.test\.tsx?$/;
const REPLACES = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b/;

const tracked = [...new Set(trackedFiles())].filter((path) => existsSync(`${root}/${path}`));
const problems = [
  ...tracked.flatMap(inspect),
  ...lockProblems(),
  ...crowdedFolders(tracked),
  ...tracked.flatMap(disturbing),
];
for (const problem of problems) say(problem);
say(
  problems.length === 0 ? 'Nothing in the tree that does not belong there.' : `${problems.length} findings.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function inspect(path) {
  if (path === THIS_FILE) return [];
  const bytes = readFileSync(`${root}/${path}`);
  // A zero byte means an image or a font.
  if (bytes.length > LARGEST_TEXT || bytes.includes(0)) return [];
  const text = bytes.toString('utf8');
  return FORBIDDEN.flatMap(([pattern, what]) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [`${path}:${line} holds ${what}: ${match[0].trim()}`];
  });
}

/** The lock file names packages and their hashes; where they come from is each machine's own matter. */
function lockProblems() {
  const lock = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  return Object.entries(lock.packages)
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([name]) => `package-lock.json: "resolved" of ${name} names a download address`);
}

/** Unit tests share their modules and globals, so those that replace them are run apart, by their name. */
function disturbing(path) {
  if (!SHARED_TEST.test(path) || APART.test(path)) return [];
  const match = REPLACES.exec(readFileSync(`${root}/${path}`, 'utf8'));
  return match ? [`${path} uses ${match[0]}: name it *.isolated.test.ts`] : [];
}

/** Folders with more than `MOST_ENTRIES` files and folders in them. */
function crowdedFolders(paths) {
  const entries = new Map();
  for (const path of paths) {
    for (let at = path; at.includes('/'); at = dirname(at)) {
      const folder = dirname(at);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(at));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MOST_ENTRIES && !LISTS.test(folder))
    .map(
      ([folder, { size }]) => `${folder} has ${size} entries, more than ${MOST_ENTRIES}: split it by idea`,
    );
}

/** What git has or would take; without git (an unpacked archive), all files. */
function trackedFiles() {
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  } catch {
    return listFiles(root).map((file) => relative(root, file));
  }
}
