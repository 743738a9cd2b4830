// npm start: from a fresh clone to a running studio, with nothing but Node and npm. Plain JavaScript, because it runs
// before anything is installed.
import { build } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode, findNode } from './lib/node.mjs';
import { giveUp, say } from './lib/say.mjs';
import { serve } from './lib/serve.mjs';

checkThisNode();
await installIfNeeded();
const node = findNode();
const problem = await build({ node, say });
if (problem) giveUp(problem);
process.exit(await serve(node));
