import { choicesIn, hasChoice } from '@takhti/content-types/rounds/play';
import type { GamePlay } from '@takhti/domain';
import { cameFrom, type ContentKey } from '../../../attempt/content-key.ts';
import { loadLanguage } from '../../../i18n/loaded.ts';
import { filesIn } from '../../../kept-copy/files-in.ts';
import { nameOfCopy } from '../../../kept-copy/kept-copy.ts';
import { keptPage, readCopy } from '../../../kept-copy/store.ts';
import { postToWorker } from '../../../kept-copy/post-to-worker.ts';
import { loadFonts } from '../../../styles/fonts.ts';
import { allThere } from '../../../ui/lazy-part.tsx';
import { partOfBoard } from '../boards/registry.ts';
import { pickPart } from '../clues/pick-part.ts';
import { endPart } from '../end/end-part.ts';
import { practicePart } from '../end/practice-part.ts';
import { handPart } from '../hand/hand-part.ts';
import { aloudPart } from '../round/aloud/aloud-part.ts';
import { sceneOf } from '../scenes/scenes.ts';
import { teamsPart } from '../teams/teams-part.ts';
import { copy } from './game-calls.ts';

/** Keeps a game that was not opened yet: as it is laid out for this browser, with all that its page is made of. */
export async function keepGameAhead(content: ContentKey): Promise<boolean> {
  const { content_id, institution_id } = content;
  const answer = await copy({ content_id, institution_id, ...cameFrom(content) });
  if (answer.kind !== 'ok') return false;
  const { play } = answer.data;
  await Promise.all([loadLanguage(play.language), loadFonts(play.language)]);
  if (!(await allThere(partsOf(play)))) return false;
  return postToWorker({ parts: filesIn(play), copy: { content, copy: answer.data }, is_ahead: true });
}

export async function isGameKept(content: ContentKey): Promise<boolean> {
  const name = nameOfCopy(content);
  if (name === null || !(await keptPage())) return false;
  return (await readCopy(name)) !== null;
}

function partsOf({ rounds, scene }: GamePlay) {
  const world = sceneOf(scene);
  return [
    ...new Set(rounds.map(({ board }) => partOfBoard(board))),
    ...(world ? [world.View] : []),
    ...(hasChoice(choicesIn(rounds)) ? [pickPart] : []),
    endPart,
    practicePart,
    handPart,
    aloudPart,
    ...(rounds.length > 1 ? [teamsPart] : []),
  ];
}
