import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { BankKey } from './questions.queries.ts';

const hasNoText = (column: string) =>
  sql<SqlBool>`btrim(regexp_replace(${sql.ref(column)}, '<[^>]*>|&nbsp;', '', 'g')) = ''`;

/**
 * Questions that may lack something required: no text in the question or in one of the first two options, or nothing
 * marked as correct among the first four. What is really wrong is judged by the type, which also knows pictures.
 */
export async function listDoubtfulQuestions(tx: Tx, bank: BankKey) {
  return tx
    .selectFrom('questions')
    .select([
      'content_id',
      'question',
      'option1',
      'option2',
      'option3',
      'option4',
      'correct1',
      'correct2',
      'correct3',
      'correct4',
      'feedback',
      'difficulty',
      'metadata1',
      'metadata2',
      'metadata3',
      'metadata4',
      'metadata5',
      'past_paper',
      'taxonomy',
      'title',
      'language',
      'json_data',
      'content_type',
    ])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where((where) =>
      where.or([
        hasNoText('question'),
        // The answers of other kinds lie in their JSON, which only the kind can judge.
        where('content_type', '<>', 'mcq'),
        hasNoText('option1'),
        hasNoText('option2'),
        sql<SqlBool>`'Y' not in (correct1, correct2, correct3, correct4)`,
      ]),
    )
    .orderBy('question_order')
    .execute();
}
