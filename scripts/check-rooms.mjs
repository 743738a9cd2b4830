// What types do is read off their rooms: no feature asks by name which type, kind, template or board it has.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { listFiles } from './lib/files.mjs';
import { judgeRooms } from './lib/rules/rooms.mjs';
import { root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

const sources = ['apps', 'packages']
  .flatMap((folder) => listFiles(`${root}/${folder}`))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [relative(root, file), readFileSync(file, 'utf8')]);
const problems = judgeRooms(sources);
for (const problem of problems) say(problem);
say(
  problems.length === 0
    ? 'No file asks for a type outside its room.'
    : `${problems.length} questions for types outside their rooms.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
