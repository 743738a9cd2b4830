import type { ContentKey } from '../attempt/content-key.ts';
import { knownLearner } from '../launch/known-learner.ts';
import type { GameLaunch } from '../types/rounds/game/game-calls.ts';
import type { KeepMessage } from './keep-message.ts';

let kept_id = '';
const ofFiles = /\/files\/[^"\\]+/g;

/**
 * Keeps a game in this browser, with all that its page is made of, so that it opens again without a network. Nothing is kept where the
 * browser has no service workers, as at an address that is not a secure one, nor for a learner whom somebody vouches for.
 */
export async function keepCopy(content: ContentKey, launch: GameLaunch): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  const isVouchedFor = knownLearner.token(content) !== null || knownLearner.competitor(content) !== undefined;
  // Each round asks anew, of which one is enough.
  if (!workers || isVouchedFor || kept_id === launch.attempt_id) return;
  kept_id = launch.attempt_id;
  // Refused where the browser keeps nothing for this site: then it plays online alone.
  if (!(await workers.register('/player/worker.js').catch(() => null))) return;
  const { active } = await workers.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const message: KeepMessage = {
    page: location.href,
    parts: [...fetched.filter(isOurs).map(({ href }) => href), ...mediaOf(launch)],
    content,
    launch,
  };
  // A worker has no origin to be named: it is this page's own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage(message);
}

function isOurs({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith('/player/assets/');
}

// Pictures and sounds of the rounds that come, too: they were not met yet. Not for who saves bytes.
function mediaOf({ play }: GameLaunch): string[] {
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  return saveData ? [] : [...new Set(JSON.stringify(play).match(ofFiles))];
}
