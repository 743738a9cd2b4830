import { generatingOf } from '@takhti/content-types/generating';
import type { ContentType, GeneratedKind, GeneratedTemplate, QuestionKind } from '@takhti/domain';

const byQuestionKind: Partial<Record<QuestionKind, GeneratedKind>> = {
  mcq: 'mcqs',
  fill_in_the_blank: 'blanks',
};

/** What can be generated for content of a type that holds questions of these kinds. */
export function kindsFor(
  content_type: ContentType,
  questions: readonly QuestionKind[],
): readonly GeneratedKind[] {
  const generating = generatingOf(content_type);
  return generating ? [generating.kind] : questions.flatMap((kind) => byQuestionKind[kind] ?? []);
}

/** Of which kinds the rounds of a game can be generated; none for other content. */
export function templatesFor(content_type: ContentType): readonly GeneratedTemplate[] {
  return generatingOf(content_type)?.templates ?? [];
}
