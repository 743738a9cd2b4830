import type { Introduction, Play } from '@takhti/domain';

/** The introduction of an assessment that is loaded, before it is played. */
export function introductionOf(
  { title, language, timer, questions }: Play,
  attempts: Introduction['attempts'],
): Introduction {
  return { title, language, timer, total_questions: questions.length, attempts };
}
