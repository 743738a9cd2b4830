import { playableBank } from '@takhti/content-types/assessments';
import { limits } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';
import { bankDoc } from '../calls/content.ts';
import { id } from '../common/ids.ts';
import type { Developer } from '../common/people.ts';

/** Far from the ids of what is seeded. */
const FIRST = 50_000_000;
/** So many questions of six fields of so many words: 16 MB. */
const HEAVY = 140;
const LONG = 590;
/** Published banks of as many questions as an attempt may hold, in six fields of so many words each: 8 MB. */
const PUBLISHED = 3;
const LARGE = 40;

/** What strangers have. */
interface Belongings {
  /** An empty bank of each of them, in their order. */
  readonly banks: string[];
  /** The first one's bank of as many questions as an import can make. */
  readonly full_bank: string;
  /** Another of theirs, of long questions: as heavy as a bank gets by hand. */
  readonly heavy_bank: string;
  /** The first one's games. */
  readonly games: string[];
  /** The content ids of published banks, as large as learners get them. */
  readonly large_banks: string[];
}

/** Gives strangers what they need to do harm. */
export async function insertBelongings(
  tx: Tx,
  institution_id: number,
  people: readonly Developer[],
  {
    questions,
    games,
    game_doc,
  }: { readonly questions: number; readonly games: number; readonly game_doc: string },
): Promise<Belongings> {
  const skill_id = id('skill', FIRST);
  const [owner] = people;
  if (!owner) throw new Error('nobody is there');
  await sql`
    insert into skills (institution_id, skill_id, skill, category, grade, subject, skill_order)
    values (${institution_id}, ${skill_id}, 'Skill', 'Category', '1', 'Science', 1)`.execute(tx);
  const wanted = [
    ...[owner, owner, ...people].map(({ user_id }) => ({ user_id, type: 'mcq', doc: bankDoc })),
    ...Array.from({ length: games }, () => ({
      user_id: owner.user_id,
      type: 'rumble_in_the_jumble',
      doc: game_doc,
    })),
  ];
  const made = wanted.map((each, at) => ({ ...each, at, container_id: id('container', FIRST + at) }));
  for (const { user_id, type, doc, at, container_id } of made)
    await sql`
      insert into containers (institution_id, container_id, users_content_id, content_id, content_type, content_status,
        title, language, skill_id, grade, subject, total_questions, user_id, json_data)
      values (${institution_id}, ${container_id}, ${id('users_content', FIRST + at)}, ${id('content', FIRST + at)}, ${type}, 'd',
        'Of strangers', 'english', ${skill_id}, '1', 'Science', ${[questions, HEAVY][at] ?? 0}, ${user_id}, ${doc}::jsonb)
    `.execute(tx);
  const full = id('container', FIRST);
  const heavy = id('container', FIRST + 1);
  await sql`
    insert into questions (institution_id, content_id, container_id, skill_id, question, option1, option2, option3, option4,
      correct1, correct2, correct3, correct4, feedback, difficulty, language, creator_institution_id, modified_by_user_id,
      json_data, search_text, fingerprint, question_order)
    select ${institution_id}, gen_random_uuid(), ${full}, ${skill_id},
      '<p>Which of these is right about rivers and mountains, in the words of the lesson, part ' || q || '?</p>',
      '<p>The first answer</p>', '<p>The second answer</p>', '<p>The third answer</p>', '<p>None of these</p>',
      'Y', 'N', 'N', 'N', '<p>The first answer is what the lesson says on its second page.</p>', 5, 'english',
      ${institution_id}, ${owner.user_id}, '{"schema_version":1,"incorrect_feedback":"","more_options":[]}', 'Which', 'full-' || q, q
    from generate_series(1, ${questions}::int) q`.execute(tx);
  const long = (name: string) =>
    sql`(select string_agg(md5(${name} || q || ' ' || part), ' ') from generate_series(1, ${LONG}::int) part)`;
  await sql`
    insert into questions (institution_id, content_id, container_id, skill_id, question, option1, option2, option3, option4,
      correct1, correct2, correct3, correct4, feedback, difficulty, language, creator_institution_id, modified_by_user_id,
      json_data, search_text, fingerprint, question_order)
    select ${institution_id}, gen_random_uuid(), ${heavy}, ${skill_id}, ${long('question')}, ${long('one')}, ${long('two')},
      ${long('three')}, ${long('four')}, 'Y', 'N', 'N', 'N', ${long('feedback')}, 5, 'english', ${institution_id}, ${owner.user_id},
      '{"schema_version":1,"incorrect_feedback":"","more_options":[]}', 'Long', 'heavy-' || q, q
    from generate_series(1, ${HEAVY}::int) q`.execute(tx);
  const ids = made.map(({ container_id }) => container_id);
  const others = ids.slice(2);
  return {
    full_bank: full,
    heavy_bank: heavy,
    banks: others.slice(0, people.length),
    games: others.slice(people.length),
    large_banks: await insertLargeBanks(tx, institution_id, owner.user_id, skill_id),
  };
}

/** What is published of banks as large as learners can get one. */
async function insertLargeBanks(
  tx: Tx,
  institution_id: number,
  user_id: string,
  skill_id: string,
): Promise<string[]> {
  const contents: string[] = [];
  for (let at = 0; at < PUBLISHED; at += 1) {
    const n = FIRST + 1_000 + at;
    const [container_id, content_id, publication_id] = [
      id('container', n),
      id('content', n),
      id('publication', n),
    ];
    const pool = Array.from({ length: limits.play.max_questions }, (_, order) => ({
      question_id: id('published_question', n * 1_000 + order),
      skill_id,
      metadata1: '',
      metadata2: '',
      order,
    }));
    const doc = JSON.stringify(playableBank(pool.map((each) => ({ ...each, subject: 'Science' })))?.doc);
    await sql`
      insert into containers (institution_id, container_id, users_content_id, content_id, content_type, content_status,
        title, language, skill_id, grade, subject, total_questions, user_id, is_published, json_data)
      values (${institution_id}, ${container_id}, ${id('users_content', n)}, ${content_id}, 'mcq', 'a', 'Large', 'english',
        ${skill_id}, '1', 'Science', ${pool.length}, ${user_id}, 1, ${bankDoc}::jsonb)`.execute(tx);
    await sql`
      insert into publications (institution_id, publication_id, content_id, container_id, content_type, content_hash, title,
        language, grade, subject, json_data, pool, published_by)
      values (${institution_id}, ${publication_id}, ${content_id}, ${container_id}, 'mcq', 'bench', 'Large', 'english', '1',
        'Science', ${doc}::jsonb, ${JSON.stringify({ schema_version: 1, questions: pool })}::jsonb, ${user_id})`.execute(
      tx,
    );
    // The same words in each: what it takes to index a book is another matter.
    const long = (name: string) =>
      sql`(select string_agg(md5(${name} || part), ' ') from generate_series(1, ${LARGE}::int) part)`;
    await sql`
      insert into publication_questions (institution_id, publication_id, content_id, body)
      select ${institution_id}, ${publication_id}, (entry ->> 'question_id')::uuid, jsonb_build_object(
        'content_id', entry ->> 'question_id', 'skill_id', ${skill_id}::text, 'article_id', null, 'question', ${long('question')},
        'options', (select jsonb_agg(jsonb_build_object('OptionId', 'o' || o, 'html', ${long('option')} || o, 'correct', o = 1))
          from generate_series(1, 4) o),
        'feedback', ${long('feedback')}, 'incorrect_feedback', '<p>Read once more.</p>', 'subject', 'Science',
        'metadata1', '', 'metadata2', '', 'order', (entry ->> 'order')::int)
      from jsonb_array_elements(${JSON.stringify(pool)}::jsonb) entry`.execute(tx);
    contents.push(content_id);
  }
  return contents;
}
