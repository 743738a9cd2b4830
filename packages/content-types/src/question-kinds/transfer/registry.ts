import type { QuestionKind } from '@takhti/domain';
import { fibColumns } from '../fib/columns.ts';
import { mcqColumns } from '../mcq/columns.ts';
import type { AnyQuestionColumns } from './columns.ts';

/** What the import and export files of every kind of questions have of their own. */
export const questionColumns = {
  mcq: mcqColumns,
  fill_in_the_blank: fibColumns,
} as const satisfies Record<QuestionKind, AnyQuestionColumns>;
