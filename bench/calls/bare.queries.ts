import { randomUUID } from 'node:crypto';
import type { BareAnswers } from '../common/bare-server.ts';

// The rows that the product answers with, so that both move the same bytes.
const rowColumns = `
  c.users_content_id, c.container_id, c.content_id, c.content_type, c.content_status, c.title, c.language, c.skill_id,
  c.no_of_skills, c.grade, c.subject, c.total_questions, c.total_skills, c.review_level, c.waiting_level, c.last_activity,
  c.is_duplicate, c.copied_from_id, c.institution_id, c.school_id, c.user_id, c.reviewer_user_id,
  c.content_status as review_status, c.is_published, c.is_deleted, c.is_global, c.is_read_only, c.version,
  s.skill, a.full_name as author_full_name, r.full_name as reviewer_full_name`;
const rowTables = `
  containers c
  join skills s on s.institution_id = c.institution_id and s.skill_id = c.skill_id
  join users a on a.institution_id = c.institution_id and a.user_id = c.user_id
  left join users r on r.institution_id = c.institution_id and r.user_id = c.reviewer_user_id`;
const opened = `select ${rowColumns}, c.json_data, s.skill_code from ${rowTables}
  where c.institution_id = $1 and c.container_id = $2 and c.is_deleted = 0`;

const reviewerCounts = `select ${[
  ['d', 'user_id = $2'],
  ['w', 'waiting_level = 1 and user_id <> $2'],
  ['r', 'reviewer_user_id = $2'],
  ['s', 'reviewer_user_id = $2'],
  ['a', 'true'],
]
  .map(
    ([status, where]) =>
      `(select count(*)::int from containers where institution_id = $1 and is_deleted = 0 and content_status = '${status}' and ${where}) as ${status}`,
  )
  .join(', ')}`;

/** The measured calls, without session. */
export const bareAnswers: BareAnswers = {
  async 'dashboard/cd'(pool, body) {
    const where = `c.institution_id = $1 and c.is_deleted = 0 and c.content_status = $2 and c.user_id = $3`;
    const values = [body['institution_id'], body['content_status'], body['user_id']];
    const list = await pool.query(
      `select ${rowColumns} from ${rowTables} where ${where} order by c.last_activity desc, c.container_id desc limit 30`,
      values,
    );
    const count = await pool.query<{ total: number }>(
      `select count(*)::int as total from containers c where ${where}`,
      values,
    );
    return { records: list.rows, total: count.rows[0]?.total };
  },

  async 'dashboard/cr'(pool, body) {
    const where = `c.institution_id = $1 and c.is_deleted = 0 and c.content_status = $2 and c.waiting_level = 1 and c.user_id <> $3`;
    const values = [body['institution_id'], body['content_status'], body['user_id']];
    const list = await pool.query(
      `select ${rowColumns} from ${rowTables} where ${where} order by c.last_activity desc, c.container_id desc limit 30`,
      values,
    );
    const count = await pool.query<{ total: number }>(
      `select count(*)::int as total from containers c where ${where}`,
      values,
    );
    return { records: list.rows, total: count.rows[0]?.total };
  },

  async 'dashboard/counts'(pool, body) {
    const { rows } = await pool.query<object>(reviewerCounts, [body['institution_id'], body['user_id']]);
    return rows[0];
  },

  async 'dashboard/home'(pool, body) {
    const who = [body['institution_id'], body['user_id']];
    const counts = await pool.query<object>(reviewerCounts, who);
    const oldest = await pool.query<object>(
      `select ${rowColumns} from ${rowTables}
       where c.institution_id = $1 and c.is_deleted = 0 and c.content_status = 'w' and c.waiting_level = 1 and c.user_id <> $2
       order by c.last_activity limit 1`,
      who,
    );
    const news = await pool.query<object>(
      `select kind, count(*)::int from notifications
       where institution_id = $1 and user_id = $2 and created_on > now() - interval '1 day' group by kind`,
      who,
    );
    const days = await pool.query<object>(
      `select happened_on::date as day, count(*)::int from history
       where institution_id = $1 and user_id = $2 and happened_on > now() - interval '28 days' group by 1`,
      who,
    );
    return { counts: counts.rows[0], oldest: oldest.rows[0] ?? null, news: news.rows, days: days.rows };
  },

  async 'content/search'(pool, body) {
    const where = `c.institution_id = $1 and c.is_published = 1 and c.is_deleted = 0 and c.title ilike $2`;
    const values = [body['institution_id'], `%${String(body['title'])}%`];
    const list = await pool.query(
      `select ${rowColumns} from ${rowTables} where ${where} order by c.last_activity desc, c.container_id desc limit 30`,
      values,
    );
    const count = await pool.query<{ total: number }>(
      `select count(*)::int as total from containers c where ${where}`,
      values,
    );
    return { records: list.rows, total: count.rows[0]?.total };
  },

  async 'editor/content'(pool, body) {
    const { rows } = await pool.query<object>(opened, [body['institution_id'], body['container_id']]);
    return rows[0];
  },

  async 'editor/generic/update'(pool, body) {
    const key = [body['institution_id'], body['container_id']];
    await pool.query(
      `with saved as (
         update containers set title = $3, json_data = $4, version = version + 1, last_activity = now()
         where institution_id = $1 and container_id = $2)
       update history set happened_on = now()
       where institution_id = $1 and history_id = (
         select history_id from history where institution_id = $1 and container_id = $2 order by happened_on desc limit 1)`,
      [...key, body['title'], body['json_data']],
    );
    const { rows } = await pool.query<object>(opened, key);
    return rows[0];
  },

  async 'editor/question'(pool, body) {
    const key = [body['institution_id'], body['content_id']];
    await pool.query(
      `with saved as (
         update questions set question = $4, option1 = $5, option2 = $6, option3 = $7, option4 = $8, feedback = $9,
           json_data = $10, version = version + 1, modified_on = now()
         where institution_id = $1 and content_id = $2),
       touched as (
         update containers set last_activity = now() where institution_id = $1 and container_id = $3)
       update history set happened_on = now()
       where institution_id = $1 and history_id = (
         select history_id from history where institution_id = $1 and container_id = $3 order by happened_on desc limit 1)`,
      [
        ...key,
        body['container_id'],
        ...['question', 'option1', 'option2', 'option3', 'option4', 'feedback'].map((name) => body[name]),
        JSON.stringify(body['json_data']),
      ],
    );
    const { rows } = await pool.query<object>(
      `select q.*, c.grade, c.subject, s.skill, s.category, s.subcategory, s.secondary_skill, s.mastery_topic,
         u.full_name as modified_by
       from questions q
       join containers c on c.institution_id = q.institution_id and c.container_id = q.container_id
       join skills s on s.institution_id = q.institution_id and s.skill_id = q.skill_id
       join users u on u.institution_id = q.institution_id and u.user_id = q.modified_by_user_id
       where q.institution_id = $1 and q.content_id = $2`,
      key,
    );
    return rows[0];
  },

  async 'assessment/launch'(pool, body) {
    const found = await pool.query<{
      publication_id: string;
      json_data: { skills: { skill_id: string; show_questions: number }[] };
      pool: { questions: { question_id: string; skill_id: string }[] };
    }>(
      `select p.publication_id, p.content_id, p.title, p.language, p.grade, p.subject, p.json_data, p.pool
       from publications p
       join containers c on c.institution_id = p.institution_id and c.container_id = p.container_id
       where p.institution_id = $1 and p.content_id = $2 and p.is_current = 1 and c.is_published = 1 and c.is_deleted = 0`,
      [body['institution_id'], body['assessment_id']],
    );
    const publication = found.rows[0];
    if (!publication) throw new Error('nothing is published');
    const drawn = publication.json_data.skills.flatMap(({ skill_id, show_questions }) =>
      publication.pool.questions.filter((entry) => entry.skill_id === skill_id).slice(0, show_questions),
    );
    const question_ids = drawn.map(({ question_id }) => question_id);
    const attempt_id = randomUUID();
    const { rows } = await pool.query<{ body: object }>(
      `with started as (
         insert into attempts (institution_id, attempt_id, token_hash, content_id, publication_id, user_id, seed, question_ids, state)
         values ($1, $2, 'none', $3, $4, $5, 'none', $6, '{}'))
       select body from publication_questions
       where institution_id = $1 and publication_id = $4 and content_id = any($7::uuid[])`,
      [
        body['institution_id'],
        attempt_id,
        body['assessment_id'],
        publication.publication_id,
        body['user_id'],
        JSON.stringify(question_ids),
        question_ids,
      ],
    );
    return { attempt_id, play: { ...publication, pool: undefined, questions: rows.map((row) => row.body) } };
  },

  async 'assessment/save'(pool, body) {
    await pool.query(
      `update attempts set state = $3, saved_on = now()
       where institution_id = $1 and attempt_id = $2 and finished_on is null`,
      [body['institution_id'], body['attempt_id'], JSON.stringify(body['json_data'])],
    );
    return { result: null };
  },
};
