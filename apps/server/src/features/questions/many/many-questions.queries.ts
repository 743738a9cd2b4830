import type { QuestionDoc } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { BankKey } from '../questions.queries.ts';

/** The fields that can be changed for many questions at once. */
export type SharedFields = Pick<QuestionDoc, 'difficulty' | 'taxonomy' | 'language' | 'past_paper'>;

interface Chosen {
  /** None means all of the bank. */
  readonly content_ids: readonly string[];
  readonly fields: { readonly [Field in keyof SharedFields]?: SharedFields[Field] | undefined };
}

const names = ['difficulty', 'taxonomy', 'language', 'past_paper'] as const;

// Those that are as they shall be are left alone: neither their version nor who changed them last.
function differing({ fields }: Chosen) {
  return sql<SqlBool>`(${sql.join(
    names.flatMap((name) => (fields[name] === undefined ? [] : [sql`${sql.ref(name)} <> ${fields[name]}`])),
    sql` or `,
  )})`;
}

/** Which questions of a bank a change concerns, as they are before it, in the bank's order. */
export async function listToChange(tx: Tx, bank: BankKey, chosen: Chosen) {
  return tx
    .selectFrom('questions')
    .select(['content_id', ...names])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where(differing(chosen))
    .$if(chosen.content_ids.length > 0, (query) => query.where('content_id', 'in', chosen.content_ids))
    .orderBy('question_order')
    .orderBy('content_id')
    .execute();
}

/** Changes them, in a bank that the caller has locked; see `listToChange`. */
export async function changeMany(
  tx: Tx,
  bank: BankKey,
  chosen: Chosen,
  values: { modified_by_user_id: string; modified_on: Date },
): Promise<void> {
  const { difficulty, taxonomy, language, past_paper } = chosen.fields;
  await tx
    .updateTable('questions')
    .set((set) => ({
      ...values,
      ...(difficulty !== undefined && { difficulty }),
      ...(taxonomy !== undefined && { taxonomy }),
      ...(language !== undefined && { language }),
      ...(past_paper !== undefined && { past_paper }),
      version: set('version', '+', 1),
    }))
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where(differing(chosen))
    .$if(chosen.content_ids.length > 0, (query) => query.where('content_id', 'in', chosen.content_ids))
    .execute();
}

/**
 * Puts a question of a bank that the caller has locked at another place, counted from 1; those between move up or down by one. Moving
 * makes no new version of a question: a colleague who edits one is not held up.
 */
export async function placeQuestion(tx: Tx, bank: BankKey, content_id: string, to: number): Promise<void> {
  const { institution_id, container_id } = bank;
  await sql`with placed as (
      select content_id, (row_number() over (order by question_order, content_id))::int as place
      from questions where institution_id = ${institution_id} and container_id = ${container_id}
    ), moved as (select place as origin from placed where content_id = ${content_id})
    update questions set question_order = next.place
    from (
      select content_id, case
        when content_id = ${content_id} then ${to}::int
        when place > origin and place <= ${to}::int then place - 1
        when place < origin and place >= ${to}::int then place + 1
        else place end as place
      from placed cross join moved
    ) as next
    where questions.institution_id = ${institution_id} and questions.content_id = next.content_id
      and questions.question_order <> next.place`.execute(tx);
}
