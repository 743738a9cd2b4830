import type { Introduction, Play } from '@takhti/domain';

/** What is told of an assessment that is here, before it is played. */
export function introductionOf(
  { title, language, timer, questions }: Play,
  attempts: Introduction['attempts'],
): Introduction {
  return { title, language, timer, total_questions: questions.length, attempts };
}
