import { nearKeys } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';
import { sqlId } from '../common/ids.ts';
import { INSTITUTION } from '../common/people.ts';

const TITLE = 4;
const WORDS = 36;

/** The words that the library knows, with the keys by which a mistaken one is found. */
export async function seedWords(tx: Tx, words: readonly string[]): Promise<void> {
  await sql`create table bench_words (n integer primary key, word text not null)`.execute(tx);
  for (let from = 0; from < words.length; from += 400) {
    const some = words.slice(from, from + 400);
    const numbered = some.map((word, at) => sql`(${from + at}::integer, ${word})`);
    await sql`insert into bench_words values ${sql.join(numbered)}`.execute(tx);
    const known = some.map(
      (word) => sql`(${INSTITUTION}::integer, ${word}, array[${sql.join(nearKeys(word))}]::text[])`,
    );
    await sql`insert into search_words values ${sql.join(known)} on conflict do nothing`.execute(tx);
  }
}

export async function seedSkill(tx: Tx): Promise<void> {
  await sql`
    insert into skills (institution_id, skill_id, skill, category, grade, subject)
    values (${INSTITUTION}, ${sql.raw(sqlId('skill', '0'))}, 'skill', 'unit', '4', 'Science')`.execute(tx);
  // What is folded is made here at once.
  await sql`alter table containers disable trigger containers_published`.execute(tx);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Published content of four words in its title and 32 in its text, common words as often as in a language. */
export async function seedContent(tx: Tx, { from, to }: Range, words: number): Promise<void> {
  await sql`
    with chosen as materialized (
      select n, w, least(floor(${words}::float * power(random(), 3))::integer, ${words}::integer - 1) as at
      from generate_series(${from}::integer, ${to}::integer) n, generate_series(1, ${WORDS}::integer) w),
    written as materialized (
      select chosen.n,
        array_agg(word order by w) filter (where w <= ${TITLE}::integer) as title,
        array_agg(distinct word) as every
      from chosen join bench_words on bench_words.n = chosen.at group by chosen.n),
    kept as (
      insert into containers (institution_id, container_id, users_content_id, content_id, content_type, content_status, title,
        language, skill_id, grade, subject, last_activity, user_id, is_published, json_data)
      select ${INSTITUTION}, ${sql.raw(sqlId('container', 'n'))}, ${sql.raw(sqlId('users_content', 'n'))},
        ${sql.raw(sqlId('content', 'n'))}, 'mcq', 'a', array_to_string(title, ' '), 'english',
        ${sql.raw(sqlId('skill', '0'))}, (n % 10 + 1)::text, 'Science', now() - n * interval '1 minute',
        ${sql.raw(sqlId('user', '(n % 40)'))}, 1, '{"schema_version":1}'
      from written returning container_id)
    insert into search_texts (institution_id, container_id, words, passages, changed_on)
    select ${INSTITUTION}, ${sql.raw(sqlId('container', 'n'))},
      array['grade:' || (n % 10 + 1), 'subject:Science', 'type:mcq'] ||
        (select array_agg('t:' || word) from unnest(title) word) || every,
      array[array_to_string(every, ' ')], now() - n * interval '1 minute'
    from written`.execute(tx);
}

/** The least that a search must do: so many newest items with one word, by the same index. */
export async function bareSearch(tx: Tx, word: string): Promise<number> {
  const { rows } = await sql`
    select c.container_id, c.title from (
      select container_id, changed_on from search_texts
      where institution_id = ${INSTITUTION} and words @> array[${word}]::text[]
      order by changed_on desc limit 30) s
    join containers c on c.institution_id = ${INSTITUTION} and c.container_id = s.container_id
    where c.is_published = 1 and c.is_deleted = 0`.execute(tx);
  return rows.length;
}
