import { modelOf } from '@takhti/content-types';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './search.queries.ts';
import { passagesOf, shownPassages, uploadsIn, wordsOf } from './texts-of.ts';

/** Few at a time: publishing the same content again waits until their transaction ends. */
const at_once = 20;

/** Looks at all published content that waits, until none does. */
export async function indexWaiting({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const taken = await db.inTransaction(async (tx) => {
      const waiting = await queries.takeWaiting(tx, at_once);
      for (const { institution_id, container_id } of waiting) await keep(tx, institution_id, container_id);
      return waiting.length;
    });
    if (taken < at_once) return;
  }
}

async function keep(tx: Tx, institution_id: number, container_id: string): Promise<void> {
  const key = { institution_id, container_id };
  const content = await queries.selectOptionalReadable(tx, key);
  if (!content) return queries.deleteTexts(tx, key);
  // Those of an assessment are drawn from banks, and secret until it is sat.
  const hasOwn = (modelOf(content.content_type)?.question_kinds.length ?? 0) > 0;
  const questions = hasOwn ? await queries.listOwnQuestions(tx, institution_id, content.content_id) : [];
  const readable = { ...content, questions };
  const passages = passagesOf(readable);
  const words = wordsOf(readable, passages);
  const uploads = uploadsIn(readable);
  const pictures = await queries.listPictures(tx, institution_id, uploads);
  await queries.addWords(
    tx,
    institution_id,
    words.filter((word) => !word.includes(':')),
  );
  await queries.keepTexts(tx, {
    ...key,
    words,
    passages: shownPassages(passages),
    changed_on: content.last_activity,
    picture: uploads.find((id) => pictures.has(id)) ?? '',
  });
}
