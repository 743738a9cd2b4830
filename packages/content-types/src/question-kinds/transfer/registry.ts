import type { QuestionKind } from '@takhti/domain';
import { fibColumns } from '../fib/columns.ts';
import { mcqColumns } from '../mcq/columns.ts';
import type { AnyQuestionColumns } from './columns.ts';

/** The part of import and export files that depends on the kind of questions. */
export const questionColumns = {
  mcq: mcqColumns,
  fill_in_the_blank: fibColumns,
} as const satisfies Record<QuestionKind, AnyQuestionColumns>;
