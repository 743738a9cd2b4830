import { openQuestionDoc } from '@takhti/content-types/question-kinds';
import type { Question, QuestionKind } from '@takhti/domain';
import { sql } from 'kysely';
import { containsWords } from '../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../platform/db/index.ts';

/** The bank that a query speaks of. */
export interface BankKey {
  readonly institution_id: number;
  readonly container_id: string;
}

function questionsOf(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('questions')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'questions.institution_id')
        .onRef('containers.container_id', '=', 'questions.container_id'),
    )
    .innerJoin('skills', (join) =>
      join
        .onRef('skills.institution_id', '=', 'questions.institution_id')
        .onRef('skills.skill_id', '=', 'questions.skill_id'),
    )
    .innerJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'questions.institution_id')
        .onRef('users.user_id', '=', 'questions.modified_by_user_id'),
    )
    .select([
      'questions.content_id',
      'questions.container_id',
      'questions.institution_id',
      'questions.article_id',
      'questions.skill_id',
      'questions.question',
      'questions.option1',
      'questions.option2',
      'questions.option3',
      'questions.option4',
      'questions.correct1',
      'questions.correct2',
      'questions.correct3',
      'questions.correct4',
      'questions.feedback',
      'questions.metadata1',
      'questions.metadata2',
      'questions.metadata3',
      'questions.metadata4',
      'questions.metadata5',
      'questions.difficulty',
      'questions.past_paper',
      'questions.title',
      'questions.language',
      'questions.taxonomy',
      'questions.is_language_reviewed',
      'questions.is_accepted',
      'questions.creator_institution_id',
      'questions.modified_on',
      'questions.question_order',
      'questions.version',
      'questions.json_data',
      'questions.content_type',
      'containers.grade',
      'containers.subject',
      'skills.skill',
      'skills.category',
      'skills.subcategory',
      'skills.secondary_skill',
      'skills.mastery_topic',
      'users.full_name as modified_by',
    ])
    .where('questions.institution_id', '=', institution_id);
}

type QuestionRecord = Awaited<ReturnType<ReturnType<typeof questionsOf>['execute']>>[number];

function toQuestion(record: QuestionRecord): Question {
  return {
    content_id: record.content_id,
    container_id: record.container_id,
    institution_id: record.institution_id,
    article_id: record.article_id,
    skill_id: record.skill_id,
    subject: record.subject,
    grade: record.grade,
    mastery_topic: record.mastery_topic,
    category: record.category,
    subcategory: record.subcategory,
    skill: record.skill,
    secondary_skill: record.secondary_skill,
    is_language_reviewed: record.is_language_reviewed,
    is_accepted: record.is_accepted,
    creator_institution_id: record.creator_institution_id,
    modified_by: record.modified_by,
    modified_on: record.modified_on,
    question_order: record.question_order,
    version: record.version,
    ...openQuestionDoc(record),
  };
}

/** One question of a bank that is not deleted; undefined when there is none. */
export async function selectOptionalQuestion(
  tx: Tx,
  institution_id: number,
  content_id: string,
): Promise<Question | undefined> {
  const record = await questionsOf(tx, institution_id)
    .where('questions.content_id', '=', content_id)
    .where('containers.is_deleted', '=', 0)
    .executeTakeFirst();
  return record && toQuestion(record);
}

export interface QuestionFilter {
  readonly search: string;
  readonly difficulty: number | null;
}

function matching(tx: Tx, bank: BankKey, filter: QuestionFilter) {
  const { search, difficulty } = filter;
  return tx
    .selectFrom('questions')
    .where('questions.institution_id', '=', bank.institution_id)
    .where('questions.container_id', '=', bank.container_id)
    .where(containsWords('questions.search_text', search))
    .$if(difficulty !== null, (query) => query.where('questions.difficulty', '=', difficulty ?? 0));
}

export async function countQuestions(tx: Tx, bank: BankKey, filter: QuestionFilter): Promise<number> {
  const { total } = await matching(tx, bank, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export interface Window {
  readonly sort: 'order' | 'newest' | 'difficulty';
  readonly limit: number;
  readonly offset: number;
}

/** A window of a bank's questions that match. */
export async function listQuestions(
  tx: Tx,
  bank: BankKey,
  filter: QuestionFilter,
  window: Window,
): Promise<Question[]> {
  // First which, then what: so that skills and people are looked up for one page and never for the whole bank.
  const found = await matching(tx, bank, filter)
    .select('questions.content_id')
    .$if(window.sort === 'newest', (query) => query.orderBy('questions.modified_on', 'desc'))
    .$if(window.sort === 'difficulty', (query) => query.orderBy('questions.difficulty'))
    .orderBy('questions.question_order')
    .orderBy('questions.content_id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const ids = found.map((row) => row.content_id);
  return listQuestionsByIds(tx, bank.institution_id, ids);
}

/** The institution's questions of these ids, in the order of the ids. */
export async function listQuestionsByIds(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<Question[]> {
  if (content_ids.length === 0) return [];
  const records = await questionsOf(tx, institution_id)
    .where('questions.content_id', 'in', content_ids)
    .execute();
  const byId = new Map(records.map((record) => [record.content_id, record]));
  return content_ids.flatMap((id) => byId.get(id) ?? []).map(toQuestion);
}

/** The position of a question in its bank, from 1, its neighbours and the number of questions. */
export async function selectNeighbours(
  tx: Tx,
  question: Pick<Question, 'institution_id' | 'container_id' | 'content_id' | 'question_order'>,
): Promise<{ previous_id: string | null; next_id: string | null; position: number; total: number }> {
  const { institution_id, container_id, content_id, question_order } = question;
  const here = sql`(${question_order}::integer, ${content_id}::uuid)`;
  const there = sql`(question_order, content_id)`;
  const bank = tx
    .selectFrom('questions')
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id);
  const { position, total } = await bank
    .select([
      sql<number>`count(*) filter (where ${there} <= ${here})`.as('position'),
      sql<number>`count(*)`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const previous = await bank
    .select('content_id')
    .where(sql<boolean>`${there} < ${here}`)
    .orderBy('question_order', 'desc')
    .orderBy('content_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = await bank
    .select('content_id')
    .where(sql<boolean>`${there} > ${here}`)
    .orderBy('question_order')
    .orderBy('content_id')
    .limit(1)
    .executeTakeFirst();
  return { previous_id: previous?.content_id ?? null, next_id: next?.content_id ?? null, position, total };
}

/** The question of a bank with this fingerprint, other than `content_id`; undefined when there is none. */
export async function selectOptionalDuplicate(
  tx: Tx,
  bank: BankKey,
  fingerprint: string,
  content_id: string | undefined,
): Promise<string | undefined> {
  const duplicate = await tx
    .selectFrom('questions')
    .select('content_id')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('fingerprint', '=', fingerprint)
    .$if(content_id !== undefined, (query) => query.where('content_id', '<>', content_id ?? ''))
    .executeTakeFirst();
  return duplicate?.content_id;
}

/** The fingerprints of a bank's questions. */
export async function listFingerprints(tx: Tx, bank: BankKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('questions')
    .select('fingerprint')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .execute();
  return rows.map((row) => row.fingerprint);
}

export async function selectLastOrder(tx: Tx, bank: BankKey): Promise<number> {
  const row = await tx
    .selectFrom('questions')
    .select((select) => select.fn.max('question_order').as('last'))
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** Those of the ids that are questions of the bank. */
export async function listOwnIds(tx: Tx, bank: BankKey, content_ids: readonly string[]): Promise<string[]> {
  if (content_ids.length === 0) return [];
  const rows = await tx
    .selectFrom('questions')
    .select('content_id')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('content_id', 'in', content_ids)
    .execute();
  return rows.map((row) => row.content_id);
}

/** How many questions a bank has, and on how many skills; a bank without questions belongs to its own skill. */
export async function countTotals(
  tx: Tx,
  bank: BankKey,
): Promise<{ total_questions: number; total_skills: number }> {
  return tx
    .selectFrom('questions')
    .select([
      sql<number>`count(*)`.as('total_questions'),
      sql<number>`greatest(count(distinct skill_id), 1)`.as('total_skills'),
    ])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .executeTakeFirstOrThrow();
}

/**
 * About what each question of a bank weighs, in bytes, in their order. Asked without reading the texts: only what is kept as JSON is
 * unpacked for it.
 */
export async function listWeights(
  tx: Tx,
  bank: BankKey,
): Promise<{ content_id: string; content_type: QuestionKind; bytes: number }[]> {
  return tx
    .selectFrom('questions')
    .select(['content_id', 'content_type'])
    .select(
      sql<number>`octet_length(question) + octet_length(option1) + octet_length(option2) + octet_length(option3)
        + octet_length(option4) + octet_length(feedback) + octet_length(json_data::text)`.as('bytes'),
    )
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .orderBy('question_order')
    .orderBy('content_id')
    .execute();
}

/** The bytes of all questions of a bank, as text. */
export async function selectBytes(tx: Tx, bank: BankKey): Promise<number> {
  const { bytes } = await tx
    .selectFrom('questions')
    .select(sql<string | number>`coalesce(sum(octet_length(questions::text)), 0)`.as('bytes'))
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
