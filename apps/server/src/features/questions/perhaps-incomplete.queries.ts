import { metadataFields, questionKindNames, type QuestionKind } from '@takhti/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { BankKey } from './questions.queries.ts';

const hasNoText = (column: string) =>
  sql<SqlBool>`btrim(regexp_replace(${sql.ref(column)}, '<[^>]*>|&nbsp;', '', 'g')) = ''`;

/**
 * The condition that a question of a kind may lack something required, beside its text: no text in one of the first two options, or
 * none of the first four marked as correct; always true if the answers are in JSON, which only the kind can parse.
 */
const mayLackRequired: Record<QuestionKind, RawBuilder<SqlBool>> = {
  mcq: sql<SqlBool>`(${hasNoText('option1')} or ${hasNoText('option2')}
    or 'Y' not in (correct1, correct2, correct3, correct4))`,
  fill_in_the_blank: sql<SqlBool>`true`,
};

/** Questions that may lack something required. The kind judges them afterwards, as it also knows their pictures. */
export async function listPerhapsIncomplete(tx: Tx, bank: BankKey) {
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
      ...metadataFields,
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
        ...questionKindNames.map((kind) =>
          where.and([where('content_type', '=', kind), mayLackRequired[kind]]),
        ),
      ]),
    )
    .orderBy('question_order')
    .execute();
}
