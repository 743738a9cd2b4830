import { inOrderOf, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Owner } from '../../platform/work/index.ts';
import { listPublishedQuestions, type Publication } from '../publications/index.ts';

type Published = Pick<Publication, 'institution_id' | 'publication_id'>;

/** Reads the questions of an attempt. */
export interface PlayedQuestions {
  /** Whether this is the second run, after a queue: the launch is counted already. */
  readonly wasQueued: boolean;
  /**
   * Published questions, in the order of their ids.
   * @throws NeedsTurn when they are too heavy to work on without a queue
   */
  list(tx: Tx, publication: Published, question_ids: readonly string[]): Promise<PublishedQuestion[]>;
}

/** Questions that weigh more than this are queued: hundreds of them, or long ones. */
const light_bytes = 1024 * 1024;
/** Questions read at once. */
const batch_size = 50;

/** Thrown when the questions turn out to be heavy. The work then starts again, so it must not have stored anything. */
class NeedsTurn extends Error {
  readonly publication: Published;
  readonly question_ids: readonly string[];

  constructor(publication: Published, question_ids: readonly string[]) {
    super('the questions are too heavy to be played beside everything else');
    this.publication = publication;
    this.question_ids = question_ids;
  }
}

/** Reads questions without a queue: for content that shows none or a few. */
export const lightQuestions: PlayedQuestions = {
  wasQueued: false,
  async list(tx, publication, question_ids) {
    const questions: PublishedQuestion[] = [];
    let bytes = 0;
    for (const ids of batchesOf(question_ids)) {
      const some = await listPublishedQuestions(tx, publication, ids);
      for (const question of some) bytes += JSON.stringify(question).length;
      if (bytes > light_bytes) throw new NeedsTurn(publication, question_ids);
      questions.push(...some);
    }
    return inOrderOf(question_ids, questions);
  },
};

/**
 * Does work on an attempt. Where its questions are heavy it is given up, and done when it is its owner's turn: a few at a time on this
 * server, one of an institution. Their questions have been read by then, as publications never change, so that no transaction lasts
 * as long as it takes.
 * @param work a transaction; may be begun twice
 * @throws Problem request.too_many
 */
export async function withQuestions<T>(
  { db, workroom }: Pick<Services, 'db' | 'workroom'>,
  owner: Owner,
  work: (questions: PlayedQuestions) => Promise<T>,
): Promise<T> {
  try {
    return await work(lightQuestions);
  } catch (error) {
    if (!(error instanceof NeedsTurn)) throw error;
    return workroom.inTurn('plays', owner, async () => work(await preloadQuestions(db, error)));
  }
}

async function preloadQuestions(
  db: Services['db'],
  { publication, question_ids }: NeedsTurn,
): Promise<PlayedQuestions> {
  const known = new Map<string, PublishedQuestion>();
  const read = async (tx: Tx, ids: readonly string[]): Promise<void> => {
    for (const question of await listPublishedQuestions(tx, publication, ids))
      known.set(question.content_id, question);
  };
  for (const ids of batchesOf(question_ids)) await db.inReadTransaction((tx) => read(tx, ids));
  return {
    wasQueued: true,
    async list(tx, { institution_id, publication_id }, ids) {
      const isRead =
        institution_id === publication.institution_id && publication_id === publication.publication_id;
      if (!isRead)
        return inOrderOf(ids, await listPublishedQuestions(tx, { institution_id, publication_id }, ids));
      // Drawn again at random, some may be others.
      await read(
        tx,
        ids.filter((id) => !known.has(id)),
      );
      return ids.flatMap((id) => known.get(id) ?? []);
    },
  };
}

function* batchesOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < ids.length; from += batch_size) yield ids.slice(from, from + batch_size);
}
