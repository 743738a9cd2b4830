import type { GamePlay } from '@takhti/domain';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { keepCopy } from '../../../kept-copy/keep-copy.ts';
import { partOfBoard } from '../boards/registry.ts';
import { endPart } from '../end/end-part.ts';
import { practicePart } from '../end/practice-part.ts';
import type { GameLaunch } from './game-calls.ts';

/** Fetches the boards of the next rounds and the end, and keeps the launched game, for the time when the network is gone. */
export async function fetchRest(
  { rounds }: GamePlay,
  current: number,
  content?: ContentKey,
  launch?: GameLaunch,
): Promise<void> {
  // One after the other, the next round's first: they share a slow network.
  for (const { board } of rounds.slice(current + 1)) await partOfBoard(board).fetch();
  await import('../cheer/sparks.ts');
  await endPart.fetch();
  await practicePart.fetch();
  if (content && launch) await keepCopy(content, launch);
}
