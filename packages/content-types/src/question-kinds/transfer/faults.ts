import type { QuestionKind } from '@takhti/domain';
import type { MessageKey } from '../../messages.ts';
import { questionKinds } from '../registry.ts';
import { questionColumns } from './registry.ts';

const common: Readonly<Record<string, MessageKey>> = {
  'question.text_required': 'import.question_missing',
  'question.incorrect_feedback_missing': 'import.incorrect_feedback_missing',
};

/** The findings of a question that sanitising can bring about, by their keys, in the words of an import. */
export function importFaults(kind: QuestionKind): Readonly<Record<string, MessageKey>> {
  return { ...common, ...questionColumns[kind].faults };
}

/** The faults of an import that the editor of this kind merely warns of. */
export function warnedFaults(kind: QuestionKind): ReadonlySet<MessageKey> {
  const faults = importFaults(kind);
  const { findings, empty } = questionKinds[kind];
  const warnings = findings(empty('english')).filter(({ severity }) => severity === 'warning');
  return new Set(warnings.flatMap(({ message }) => faults[message] ?? []));
}
