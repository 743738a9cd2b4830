// Every exported function of the packages and of the server's platform says what it takes, gives and throws: that is
// where strangers arrive. The linter has no rule for it.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const PLACES = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/content-types/src',
  'apps/server/src/platform',
];
const NOT_FOR_STRANGERS = /(\.test\.tsx?$|\/fixtures\/|\/migrations\/|\/testing\/)/;
const EXPORTED_FUNCTION =
  /^export (?:async )?function\*? (?<declared>\w+)|^export const (?<assigned>\w+)(?:: [^=]+)? = (?:async )?(?:<.*>)?\(.*(?:=>|[(,]$)/;

const files = PLACES.flatMap((place) => listFiles(`${root}/${place}`)).filter(
  (file) => /\.tsx?$/.test(file) && !NOT_FOR_STRANGERS.test(file),
);
const missing = files.flatMap(undocumented);
for (const place of missing) say(place);
say(
  missing.length === 0
    ? `Every exported function of ${files.length} files has its doc block.`
    : `${missing.length} exported functions have no doc block (/** ... */) above them.`,
);
process.exitCode = missing.length === 0 ? 0 : 1;

function undocumented(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const seen = new Set();
  return lines.flatMap((line, index) => {
    const match = EXPORTED_FUNCTION.exec(line);
    const name = match?.groups?.declared ?? match?.groups?.assigned;
    // The overloads of one function share the block above the first.
    if (!name || seen.has(name)) return [];
    seen.add(name);
    return lines[index - 1]?.trimEnd().endsWith('*/') ? [] : [`${relative(root, file)}:${index + 1} ${name}`];
  });
}
