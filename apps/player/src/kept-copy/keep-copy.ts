import type { ContentKey } from '../attempt/content-key.ts';
import { knownLearner } from '../launch/known-learner.ts';
import type { GameLaunch } from '../types/rounds/game/game-calls.ts';
import { tellWorker } from './tell-worker.ts';

let kept_id = '';
const ofFiles = /\/files\/[^"\\]+/g;

/** Keeps a game in this browser, so that it opens again without a network; not for a learner whom somebody vouches for. */
export async function keepCopy(content: ContentKey, launch: GameLaunch): Promise<void> {
  const isVouchedFor = knownLearner.token(content) !== null || knownLearner.competitor(content) !== undefined;
  // Each round asks anew, of which one is enough.
  if (isVouchedFor || kept_id === launch.attempt_id) return;
  kept_id = launch.attempt_id;
  await tellWorker({ parts: mediaOf(launch), game: { content, launch } });
}

// Pictures and sounds of the rounds that come, too: they were not met yet. Not for who saves bytes.
function mediaOf({ play }: GameLaunch): string[] {
  const { saveData = false } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  return saveData ? [] : [...new Set(JSON.stringify(play).match(ofFiles))];
}
