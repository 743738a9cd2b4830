import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';
import { sqlId } from '../common/ids.ts';
import { DEVELOPERS, INSTITUTION } from '../common/people.ts';
import * as content from './content.ts';

// Whole tables by one statement each: a hundred thousand calls would take longer than everything that is measured.

interface Range {
  readonly from: number;
  readonly to: number;
}

const textArray = (texts: readonly string[]): string =>
  `(array[${texts.map((text) => `'${text}'`).join(',')}])`;
const pick = (texts: readonly string[], n: string): string =>
  `${textArray(texts)}[${n} % ${texts.length} + 1]`;
const subjects = ['Mathematics', 'Science', 'English', 'Urdu'];
const k = `(n / ${DEVELOPERS})`;
const status = pick(content.statuses, k);
const isAssessment = `${k} % ${content.ASSESSMENT_EVERY} = 0`;
const skillOf = `(n % ${content.SKILLS})`;

export async function seedSkills(tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into skills (institution_id, skill_id, skill, category, grade, subject, skill_order)
     select ${INSTITUTION}, ${sqlId('skill', 'n')}, 'Skill ' || n, 'Category ' || n / 10, (n % 10 + 1)::text, ${pick(subjects, 'n')}, n
     from generate_series(0, ${content.SKILLS - 1}) n`,
  );
}

/** Containers with an entry of history each: drafts, waiting, in review, sent back, and approved and published. */
export async function seedContainers(tx: Tx, range: Range, questions: number): Promise<void> {
  const doc = JSON.stringify(content.assessmentDoc);
  await run(
    tx,
    `insert into containers (institution_id, container_id, users_content_id, content_id, content_type, content_status,
       title, language, skill_id, grade, subject, total_questions, waiting_level, last_activity, user_id, is_published, json_data)
     select ${INSTITUTION}, ${sqlId('container', 'n')}, ${sqlId('users_content', 'n')}, ${sqlId('content', 'n')},
       case when ${isAssessment} then 'assessment' else 'mcq' end, ${status},
       initcap(${pick(content.topics, 'n')}) || ' ' || ${pick(content.aspects, '(n / 7)')} || ' ' || n, 'english',
       ${sqlId('skill', skillOf)}, (${skillOf} % 10 + 1)::text, ${pick(subjects, skillOf)},
       case when ${isAssessment} then ${content.POOL} else ${questions} end,
       case when ${status} in ('w', 'r') then 1 end,
       now() - n % 100000 * interval '1 minute', ${sqlId('user', `(n % ${DEVELOPERS})`)},
       case when ${status} = 'a' then 1 else 0 end,
       case when ${isAssessment} then '${doc}'::jsonb else '${content.bankDoc}' end
     from generate_series(${range.from}, ${range.to}) n`,
  );
  await run(
    tx,
    `insert into history (institution_id, history_id, container_id, user_id, role_title, action, happened_on)
     select ${INSTITUTION}, ${sqlId('history', 'n')}, ${sqlId('container', 'n')}, ${sqlId('user', `(n % ${DEVELOPERS})`)},
       'Content developer', 'create', now() - interval '1 day'
     from generate_series(${range.from}, ${range.to}) n`,
  );
}

/** What the library's index holds of all that is published: else the server would still be looking at it while its calls are measured. */
export async function seedIndex(tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into search_texts (institution_id, container_id, words, passages, changed_on)
     select containers.institution_id, containers.container_id,
       array['grade:' || grade, 'subject:' || subject, 'type:' || content_type] ||
         (select array_agg('t:' || word) from unnest(words) word) || words,
       array[title], last_activity
     from search_waiting
     join containers using (institution_id, container_id), lateral (select string_to_array(lower(title), ' ') words) split`,
  );
  await run(
    tx,
    `insert into search_words (institution_id, word, near)
     select ${INSTITUTION}, word, '{}' from unnest(array['${[...content.topics, ...content.aspects].join("','")}']) word`,
  );
  await run(tx, 'delete from search_waiting');
}

/** Questions in every bank of the range. */
export async function seedQuestions(tx: Tx, range: Range, questions: number): Promise<void> {
  const text = `'<p>Which of these is right about ' || ${pick(content.topics, '(n + q)')} || ', in the words of lesson ' || n || ', part ' || q || '?</p>'`;
  await run(
    tx,
    `insert into questions (institution_id, content_id, container_id, skill_id, question, option1, option2, option3, option4,
       correct1, correct2, correct3, correct4, feedback, difficulty, language, creator_institution_id, modified_by_user_id,
       json_data, search_text, fingerprint, question_order)
     select ${INSTITUTION}, ${sqlId('question', 'n::bigint * 16 + q')}, ${sqlId('container', 'n')}, ${sqlId('skill', skillOf)},
       ${text}, '<p>The first answer</p>', '<p>The second answer</p>', '<p>The third answer</p>', '<p>None of these</p>',
       'Y', 'N', 'N', 'N', '<p>The first answer is what the lesson says on its second page.</p>', q % 10 + 1, 'english',
       ${INSTITUTION}, ${sqlId('user', `(n % ${DEVELOPERS})`)},
       '{"schema_version":1,"incorrect_feedback":"<p>Read the second page once more.</p>","more_options":[]}',
       'Which of these is right about lesson ' || n || ' The first answer The second answer', 'bench-' || n || '-' || q, q
     from generate_series(${range.from}, ${range.to}) n, generate_series(1, ${questions}) q
     where not ${isAssessment}`,
  );
}

/** A publication of every played assessment, each with its pool of questions. */
export async function seedPublications(tx: Tx): Promise<void> {
  const played = `unnest(array[${content.played.join(',')}]) n`;
  const questionId = sqlId('published_question', `n::bigint * 64 + at`);
  const skillId = `case when at < ${content.POOL / 2} then ${sqlId('skill', '0')} else ${sqlId('skill', '1')} end`;
  await run(
    tx,
    `insert into publications (institution_id, publication_id, content_id, container_id, content_type, content_hash, title,
       language, grade, subject, json_data, pool, published_by)
     select ${INSTITUTION}, ${sqlId('publication', 'n')}, ${sqlId('content', 'n')}, ${sqlId('container', 'n')}, 'assessment',
       'bench', 'Assessment ' || n, 'english', '1', 'Mathematics', '${JSON.stringify(content.assessmentDoc)}',
       (select jsonb_build_object('schema_version', 1, 'questions', jsonb_agg(jsonb_build_object('question_id', ${questionId},
          'skill_id', ${skillId}, 'metadata1', '', 'metadata2', '', 'order', at))) from generate_series(0, ${content.POOL - 1}) at),
       ${sqlId('user', '0')}
     from ${played}`,
  );
  await run(
    tx,
    `insert into publication_questions (institution_id, publication_id, content_id, body)
     select ${INSTITUTION}, ${sqlId('publication', 'n')}, ${questionId}, jsonb_build_object(
       'content_id', ${questionId}, 'skill_id', ${skillId}, 'article_id', null,
       'question', '<p>Which of these is right in part ' || at || '?</p>',
       'options', (select jsonb_agg(jsonb_build_object('OptionId', 'o' || o, 'html', '<p>Answer number ' || o || '</p>',
          'correct', o = 1)) from generate_series(1, 4) o),
       'feedback', '<p>The first answer is what the lesson says.</p>', 'incorrect_feedback', '<p>Read once more.</p>',
       'subject', 'Mathematics', 'metadata1', '', 'metadata2', '', 'order', at)
     from ${played}, generate_series(0, ${content.POOL - 1}) at`,
  );
}

/** Attempts at the played assessments, in turn. */
export async function seedAttempts(tx: Tx, range: Range): Promise<void> {
  const publication = `(array[${content.played.join(',')}])[n % ${content.played.length} + 1]`;
  await run(
    tx,
    `insert into attempts (institution_id, attempt_id, token_hash, content_id, publication_id, user_id, seed, question_ids, state)
     select ${INSTITUTION}, ${sqlId('attempt', 'n')},
       encode(sha256(convert_to('${content.attemptToken(0).slice(0, -1)}' || n, 'UTF8')), 'hex'),
       ${sqlId('content', 'p')}, ${sqlId('publication', 'p')}, 'learner-' || n, 'seed-' || n,
       (select jsonb_agg(${sqlId('published_question', 'p::bigint * 64 + at')}) from generate_series(0, ${content.SHOWN - 1}) at),
       '{"answers":[],"current":0,"flagged":[],"seconds":0}'
     from (select n, ${publication} as p from generate_series(${range.from}, ${range.to}) n) attempt`,
  );
}

async function run(tx: Tx, statement: string): Promise<void> {
  await sql.raw(statement).execute(tx);
}
