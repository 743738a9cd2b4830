import type { ContentKey } from '../attempt/content-key.ts';
import type { GameLaunch } from '../types/rounds/game/game-calls.ts';
import { filesIn } from './files-in.ts';
import { isVouchedFor, savesData } from './may-keep.ts';
import { postToWorker } from './post-to-worker.ts';

let kept_id = '';

/** Keeps a game in this browser, so that it opens again without a network; not for a learner whose identity is confirmed. */
export async function keepCopy(content: ContentKey, launch: GameLaunch): Promise<void> {
  // Each round asks again, of which one is enough.
  if (isVouchedFor(content) || kept_id === launch.attempt_id) return;
  kept_id = launch.attempt_id;
  // Pictures and sounds of the rounds that come, too: they were not met yet. Not if the browser saves data.
  await postToWorker({ parts: savesData() ? [] : filesIn(launch.play), game: { content, launch } });
}
