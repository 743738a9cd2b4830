// npm run build: both bundles, also if they exist already.
import { build } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { checkThisNode, findNode } from './lib/node.mjs';
import { giveUp, say } from './lib/say.mjs';

checkThisNode();
await installIfNeeded();
const problem = await build({ node: findNode(), say, force: true });
if (problem) giveUp(problem);
