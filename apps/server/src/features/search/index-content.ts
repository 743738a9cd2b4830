import { modelOf } from '@takhti/content-types';
import { inOrderOf, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Services } from '../../http/services.ts';
import { listPublishedQuestions } from '../publications/index.ts';
import * as queries from './search.queries.ts';
import { passagesOf, shownPassages, uploadsIn, searchableTexts } from './texts-of.ts';

type Db = Pick<Services['db'], 'inTransaction' | 'inReadTransaction'>;

/** Questions read at a time; each may be long. */
const at_once = 50;
/** Words added at a time. */
const words_at_once = 100;

/**
 * Indexes all published content that waits. A failure is thrown at the end, and does not stop the others.
 * @throws Error the first of these
 */
export async function indexWaiting({ db }: { readonly db: Db }): Promise<void> {
  const faults: unknown[] = [];
  const waitingAfter = (last: queries.Key | null): Promise<queries.Key | undefined> =>
    db.inReadTransaction((tx) => queries.selectOptionalWaiting(tx, last));
  for (let next = await waitingAfter(null); next; next = await waitingAfter(next))
    await keep(db, next).catch((error: unknown) => void faults.push(error));
  if (faults.length > 0) throw faults[0];
}

// A bank may hold a book: it is read and looked at outside of the transaction that keeps what is found, or everybody would wait for it.
async function keep(db: Db, key: queries.Key): Promise<void> {
  const { state, content } = await db.inReadTransaction(async (tx) => ({
    state: await queries.selectOptionalState(tx, key),
    content: await queries.selectOptionalReadable(tx, key),
  }));
  const found = content && (await lookAt(db, key, content));
  if (found) await addWords(db, key.institution_id, found.words);
  await db.inTransaction(async (tx) => {
    if (!(await queries.takeWaiting(tx, key))) return;
    if (!found) return queries.deleteTexts(tx, key);
    const { institution_id } = key;
    const pictures = await queries.listPictures(tx, institution_id, found.uploads);
    await queries.keepTexts(tx, {
      ...key,
      words: found.words,
      passages: found.passages,
      changed_on: found.changed_on,
      picture: found.uploads.find((id) => pictures.has(id)) ?? '',
    });
    // Changed meanwhile, it waits again: what was looked at is of before.
    if ((await queries.selectOptionalState(tx, key)) !== state) await queries.insertWaiting(tx, key);
  });
}

// Statistics of words are stored a few at a time, each in a transaction of its own: a whole book in one would block everybody.
async function addWords(db: Db, institution_id: number, words: readonly string[]): Promise<void> {
  const sorted = words.filter((word) => !word.includes(':')).toSorted();
  for (let from = 0; from < sorted.length; from += words_at_once) {
    const some = sorted.slice(from, from + words_at_once);
    await db.inTransaction((tx) => queries.addWords(tx, institution_id, some));
  }
}

type Content = NonNullable<Awaited<ReturnType<typeof queries.selectOptionalReadable>>>;

async function lookAt(db: Db, { institution_id }: queries.Key, content: Content) {
  // Those of an assessment are drawn from banks, and secret until it is sat.
  const hasOwn = (modelOf(content.content_type)?.question_kinds.length ?? 0) > 0;
  const questions = hasOwn ? await readOwnQuestions(db, institution_id, content.content_id) : [];
  const readable = { ...content, questions };
  const passages = await passagesOf(readable);
  return {
    words: await searchableTexts(readable, passages),
    passages: shownPassages(passages),
    uploads: await uploadsIn(readable),
    changed_on: content.last_activity,
  };
}

async function readOwnQuestions(
  db: Db,
  institution_id: number,
  content_id: string,
): Promise<PublishedQuestion[]> {
  const pool = await db.inReadTransaction((tx) => queries.selectOptionalPool(tx, institution_id, content_id));
  if (!pool) return [];
  const { question_ids: ids } = pool;
  const questions: PublishedQuestion[] = [];
  for (let from = 0; from < ids.length; from += at_once) {
    const some = ids.slice(from, from + at_once);
    questions.push(
      ...inOrderOf(some, await db.inReadTransaction((tx) => listPublishedQuestions(tx, pool, some))),
    );
  }
  return questions;
}
