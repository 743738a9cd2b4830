import { Problem, type ContentPicture } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Work } from '../../../platform/work/index.ts';
import type { PlayKind, PlayKindName, Scored } from '../../../types/play-kind.ts';
import { playKinds, serverTypeOf } from '../../../types/registry.ts';
import { loadContainer, type LoadedContainer } from '../../containers/index.ts';
import { previewedContent } from './preview-content.ts';

type PictureOf = (tx: Tx, session: Session, container: LoadedContainer) => Promise<ContentPicture | null>;

/**
 * What the pictures of some content are drawn by: the first that learners meet in it. What the person may not see, what is not
 * attempted and what has nothing to show yet has none. Each is made by itself when it is its owner's turn: the grid of a crossword
 * takes a while.
 */
export async function listPictures(
  { db }: Pick<Services, 'db'>,
  work: Work,
  session: Session,
  container_ids: readonly string[],
): Promise<ContentPicture[]> {
  const drawn: ContentPicture[] = [];
  for (const container_id of new Set(container_ids)) {
    const picture = await work.runExclusively(() =>
      orNone(() => db.inReadTransaction((tx) => pictureOf(tx, session, container_id))),
    );
    if (picture) drawn.push(picture);
  }
  return drawn;
}

async function pictureOf(tx: Tx, session: Session, container_id: string): Promise<ContentPicture | null> {
  const container = await loadContainer(tx, session, container_id);
  const { use } = serverTypeOf(container.content_type);
  return use.how === 'attempted' ? pictures[use.kind](tx, session, container) : null;
}

/** Draws pictures of what is played in each way. */
const pictures = {
  game: async (tx, session, container) => {
    const play = await firstOf(playKinds.game, tx, session, container);
    return play && { container_id: container.container_id, kind: 'game', play };
  },
  assessment: async (tx, session, container) => {
    const play = await firstOf(playKinds.assessment, tx, session, container);
    return play && { container_id: container.container_id, kind: 'assessment', play };
  },
} satisfies Record<PlayKindName, PictureOf>;

async function firstOf<Play, State extends { readonly seconds: number }>(
  kind: Pick<PlayKind<Play, State, Scored>, 'name' | 'shows_questions' | 'open' | 'sign' | 'pictureOf'>,
  tx: Tx,
  session: Session,
  container: LoadedContainer,
): Promise<Play | null> {
  // The same at every look: what is drawn by lot is drawn by the content's own id.
  const request = { history_id: undefined, seed: container.container_id, most: 1 };
  const { doc, questions } = await previewedContent(kind, tx, session, container, request);
  const { play } = kind.open(container, { doc, questions: questions.slice(0, 1) }, request.seed);
  const picture = kind.pictureOf(play);
  return picture && kind.sign(session.files, picture);
}

async function orNone<Value>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
