import { uploadOf } from '@takhti/content-types/kit';
import { mapMedia, primaryQuestions, uploadsIn, type GameDoc } from '@takhti/content-types/rounds';
import type { LoadedContainer } from '../../features/containers/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Package } from '../server-type.ts';
import { selectExportedSkill } from './exported-skill.queries.ts';

/** A game as other platforms take it: its document, and its rounds of options (G-430 to G-433, D-44). */
export async function packageGame(tx: Tx, container: LoadedContainer, doc: GameDoc): Promise<Package> {
  const skill = await selectExportedSkill(tx, container);
  return {
    upload_ids: uploadsIn(doc),
    files: (nameOf) => ({
      'game.json': mapMedia(doc, (address) => nameOf(uploadOf(address))),
      'questions.json': primaryQuestions(doc, skill),
    }),
  };
}
