// docs/dependencies.md names every package that a package.json of ours names, with the licence it really has.
import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const ROW = /^\| (?<name>[@a-z][\w@/.-]*) \| .+ \| (?<licence>[\w.-]+) \|$/gm;

const table = readFileSync(`${root}/docs/dependencies.md`, 'utf8');
const documented = new Map([...table.matchAll(ROW)].map(({ groups }) => [groups.name, groups.licence]));
const declared = new Set(ownManifests().flatMap(dependenciesOf));

const problems = [
  ...[...declared]
    .filter((name) => !documented.has(name))
    .map((name) => `${name}: not in docs/dependencies.md`),
  ...[...documented.keys()]
    .filter((name) => !declared.has(name))
    .map((name) => `${name}: in docs/dependencies.md, but no package.json names it`),
  ...[...documented].flatMap(([name, licence]) => otherLicence(name, licence)),
];
for (const problem of problems) say(problem);
say(problems.length === 0 ? `All ${declared.size} packages are documented.` : `${problems.length} findings.`);
process.exitCode = problems.length === 0 ? 0 : 1;

function ownManifests() {
  const folders = ['apps', 'packages', 'e2e', 'bench'].flatMap((folder) => listFiles(`${root}/${folder}`));
  return [`${root}/package.json`, ...folders.filter((file) => file.endsWith('/package.json'))];
}

function dependenciesOf(manifest) {
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  return FIELDS.flatMap((field) => Object.keys(content[field] ?? {})).filter(
    (name) => !name.startsWith('@takhti/'),
  );
}

function otherLicence(name, licence) {
  const manifest = `${root}/node_modules/${name}/package.json`;
  // Another platform's package is not installed here.
  if (!existsSync(manifest)) return [];
  const real = JSON.parse(readFileSync(manifest, 'utf8')).license;
  return real === licence ? [] : [`${name}: its licence is ${real}, docs/dependencies.md says ${licence}`];
}
