// npm run bench: what the product costs, measured. Prints tables, fails on nothing. `npm run bench -- account|builder|calls|cluster|exam|files|games|hostile|review|kill|moves|import|leaderboard|live|lms|plan|rounds|search|shell|size`
// runs a part, `--quick` a short one. The screens are built first, if need be.
import { build } from '../scripts/lib/build.mjs';
import { giveUp, say } from '../scripts/lib/say.mjs';
import { benchAccount } from './account/account.ts';
import { benchBuilder } from './builder/builder.ts';
import { benchPlan } from './builder/plan.ts';
import { benchCalls, benchReview } from './calls/calls.ts';
import { benchCluster } from './cluster/cluster.ts';
import { benchExam } from './exam/exam.ts';
import { benchFiles } from './files/files.ts';
import { benchGames } from './games/games.ts';
import { benchHostile } from './hostile/hostile.ts';
import { benchImport } from './import/import.ts';
import { benchKill } from './kill/kill.ts';
import { benchMoves } from './kill/moves.ts';
import { benchLeaderboard } from './rounds/leaderboard.ts';
import { benchRounds } from './rounds/rounds.ts';
import { benchSearch } from './search/search.ts';
import { benchShell } from './shell/shell.ts';
import { benchLive } from './live/live.ts';
import { benchLms } from './lms/lms.ts';
import { benchSize } from './size/size.ts';

const parts: Readonly<Record<string, (isQuick: boolean) => Promise<void>>> = {
  account: benchAccount,
  builder: benchBuilder,
  calls: benchCalls,
  cluster: benchCluster,
  exam: benchExam,
  files: benchFiles,
  games: benchGames,
  review: benchReview,
  hostile: benchHostile,
  kill: benchKill,
  import: benchImport,
  leaderboard: benchLeaderboard,
  live: benchLive,
  lms: benchLms,
  moves: benchMoves,
  plan: benchPlan,
  rounds: benchRounds,
  search: benchSearch,
  shell: benchShell,
  size: benchSize,
};

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const wanted = args.filter((arg) => arg !== '--quick');
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) giveUp(`There is no part "${unknown.join(' ')}": ${Object.keys(parts).join(', ')}.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
// Figures of yesterday's screens would be worse than none.
const problem = await build({ node: process.execPath, say });
if (problem) giveUp(problem);
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[name]?.(isQuick);
