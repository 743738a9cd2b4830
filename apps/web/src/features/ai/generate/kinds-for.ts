import { generatingOf } from '@takhti/content-types/generating';
import type {
  ContentType,
  GeneratedKind,
  GeneratedTemplate,
  OpenedContainer,
  QuestionKind,
} from '@takhti/domain';

const byQuestionKind: Partial<Record<QuestionKind, GeneratedKind>> = {
  mcq: 'mcqs',
  fill_in_the_blank: 'blanks',
};

/** What can be generated for content of a type that holds questions of these kinds. */
export function kindsFor(
  content_type: ContentType,
  questions: readonly QuestionKind[],
): readonly GeneratedKind[] {
  const ofQuestions = questions.flatMap((kind) => byQuestionKind[kind] ?? []);
  const generating = generatingOf(content_type);
  return generating ? [generating.kind, ...ofQuestions] : ofQuestions;
}

/** Of which kinds the rounds of a game can be generated; none for other content. */
export function templatesFor(content_type: ContentType): readonly GeneratedTemplate[] {
  return generatingOf(content_type)?.templates ?? [];
}

/** What is asked for first: the questions about a text that stands in an article, and otherwise what stands first. */
export function firstKindOf(
  kinds: readonly [GeneratedKind, ...GeneratedKind[]],
  { content_type, json_data }: Pick<OpenedContainer, 'content_type' | 'json_data'>,
): GeneratedKind {
  const isWritten = (generatingOf(content_type)?.stems(json_data).length ?? 0) > 0;
  return (isWritten ? kinds[1] : undefined) ?? kinds[0];
}
