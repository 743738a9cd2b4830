import { Problem, type ContentPicture } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { PlayKind } from '../../../types/play-kind.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import { loadContainer, type LoadedContainer } from '../../containers/index.ts';
import { previewedContent } from './preview-content.ts';

type Files = Services['files'];

/**
 * What the pictures of some content are drawn by: the first that learners meet in it. What the person may not see, what is not
 * attempted and what has nothing to show yet has none.
 */
export async function listPictures(
  tx: Tx,
  { files }: Pick<Services, 'files'>,
  session: Session,
  container_ids: readonly string[],
): Promise<ContentPicture[]> {
  const pictures: ContentPicture[] = [];
  for (const container_id of new Set(container_ids)) {
    const picture = await orNone(async () => pictureOf(tx, files, session, container_id));
    if (picture) pictures.push(picture);
  }
  return pictures;
}

async function pictureOf(
  tx: Tx,
  files: Files,
  session: Session,
  container_id: string,
): Promise<ContentPicture | null> {
  const container = await loadContainer(tx, session, container_id);
  const { use } = serverTypeOf(container.content_type);
  if (use.how !== 'attempted') return null;
  if (use.kind === 'game') {
    const play = await firstOf(playKinds.game, tx, files, session, container);
    return play.rounds.length === 0 ? null : { container_id, kind: 'game', play };
  }
  const play = await firstOf(playKinds.assessment, tx, files, session, container);
  return play.questions.length === 0 ? null : { container_id, kind: 'assessment', play };
}

async function firstOf<Play>(
  kind: Pick<PlayKind<Play, never, object>, 'name' | 'shows_questions' | 'open' | 'sign' | 'pictureOf'>,
  tx: Tx,
  files: Files,
  session: Session,
  container: LoadedContainer,
): Promise<Play> {
  // The same at every look: what is drawn by lot is drawn by the content's own id.
  const wish = { history_id: undefined, seed: container.container_id, most: 1 };
  const { doc, questions } = await previewedContent(kind, tx, session, container, wish);
  const { play } = kind.open(container, { doc, questions: questions.slice(0, 1) }, wish.seed);
  return kind.sign(files, kind.pictureOf(play));
}

async function orNone<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
