import type { QuestionKind } from '@takhti/domain';
import type { MessageKey } from '../../messages.ts';
import { questionColumns } from './registry.ts';

const common: Readonly<Record<string, MessageKey>> = {
  'question.text_required': 'import.question_missing',
  'question.incorrect_feedback_missing': 'import.incorrect_feedback_missing',
};

/** The findings of a question that sanitising can bring about, by their keys, in the words of an import. */
export function importFaults(kind: QuestionKind): Readonly<Record<string, MessageKey>> {
  return { ...common, ...questionColumns[kind].faults };
}
