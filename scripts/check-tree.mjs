// What may not be in the repository: addresses of a package registry, paths of somebody's machine, secrets, and the
// marks of a merge that was not finished.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const THIS_FILE = 'scripts/check-tree.mjs';
const LARGEST_TEXT = 5_000_000;
const PUBLIC_REGISTRY = 'registry.npmjs.org';

const FORBIDDEN = [
  [/(?<![\w.-])\/(work|root|home\/\w+|Users\/\w+)\/[\w.-]/, 'a path of one machine'],
  [
    /npm\.pkg\.github\.com|registry\.(npmjs|yarnpkg|npmmirror)\.|\/_artifactory\/|verdaccio/i,
    'a package registry',
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'an access key'],
  [/^(<{7}|>{7}) /m, 'an unfinished merge'],
];

const problems = [...new Set(trackedFiles())].flatMap(inspect).concat(lockProblems());
for (const problem of problems) say(problem);
say(
  problems.length === 0 ? 'Nothing in the tree that does not belong there.' : `${problems.length} findings.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function inspect(path) {
  if (path === THIS_FILE || !existsSync(`${root}/${path}`)) return [];
  const bytes = readFileSync(`${root}/${path}`);
  // A zero byte tells an image or a font from a text.
  if (bytes.length > LARGEST_TEXT || bytes.includes(0)) return [];
  const text = bytes.toString('utf8');
  const rules = [...FORBIDDEN, ...ownRegistry()];
  return rules.flatMap(([pattern, what]) => {
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

/** The host this machine installs from, when it is not the public one: it must not show in any file. */
function ownRegistry() {
  ownRegistry.rules ??= (() => {
    const npm = process.env.npm_execpath;
    const [program, args] = npm ? [process.execPath, [npm]] : ['npm', []];
    const address = execFileSync(program, [...args, 'config', 'get', 'registry'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
    const host = URL.canParse(address) ? new URL(address).host : PUBLIC_REGISTRY;
    if (host === PUBLIC_REGISTRY) return [];
    return [[new RegExp(`(?<![\\w.-])${host.replaceAll('.', '\\.')}(?![\\w.-])`), 'a package registry']];
  })();
  return ownRegistry.rules;
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
