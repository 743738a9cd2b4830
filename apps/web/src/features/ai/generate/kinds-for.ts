import type { GeneratedKind, QuestionKind } from '@takhti/domain';

const byQuestionKind: Partial<Record<QuestionKind, GeneratedKind>> = {
  mcq: 'mcqs',
  fill_in_the_blank: 'blanks',
};

/** What can be generated for content that holds questions of these kinds. */
export function kindsFor(kinds: readonly QuestionKind[]): readonly GeneratedKind[] {
  return kinds.flatMap((kind) => byQuestionKind[kind] ?? []);
}
