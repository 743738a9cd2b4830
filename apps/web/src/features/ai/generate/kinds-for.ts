import { generatingOf } from '@takhti/content-types/generating';
import { questionKindOf } from '@takhti/content-types/question-kinds/generated';
import {
  generatedKinds,
  type ContentType,
  type GeneratedKind,
  type GeneratedTemplate,
  type OpenedContainer,
  type QuestionKind,
} from '@takhti/domain';

/** The kinds that can be generated for a type with questions of these kinds. */
export function kindsFor(
  content_type: ContentType,
  questions: readonly QuestionKind[],
): readonly GeneratedKind[] {
  const ofQuestions = questions.flatMap((question) =>
    generatedKinds.filter((kind) => questionKindOf(kind) === question),
  );
  const generating = generatingOf(content_type);
  return generating ? [generating.kind, ...ofQuestions] : ofQuestions;
}

/** The kinds of rounds that can be generated for a game; none for other content. */
export function templatesFor(content_type: ContentType): readonly GeneratedTemplate[] {
  return generatingOf(content_type)?.templates ?? [];
}

/** Whether a document takes one of a kind, from which questions are made afterwards. */
export function comesOnce(content_type: ContentType, kind: GeneratedKind): boolean {
  const generating = generatingOf(content_type);
  return generating?.kind === kind && generating.comesOnce === true;
}

/** The default kind: questions about the text of an article, otherwise the first. */
export function firstKindOf(
  kinds: readonly [GeneratedKind, ...GeneratedKind[]],
  { content_type, json_data }: Pick<OpenedContainer, 'content_type' | 'json_data'>,
): GeneratedKind {
  const isWritten = (generatingOf(content_type)?.stems(json_data).length ?? 0) > 0;
  return (isWritten ? kinds[1] : undefined) ?? kinds[0];
}
