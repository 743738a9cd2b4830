import type { Finding } from '@takhti/domain';
import { isTextKey, useText, type TextOf } from '../../../i18n/index.ts';

/** The text of a finding in the interface language; an unknown message of a newer server stays as it is. */
export function useFindingText(): (finding: Pick<Finding, 'message' | 'values'>) => string {
  const t = useText();
  return ({ message, values = {} }) => {
    for (const key of [`editor:messages.${message}`, `problems:${message}`]) {
      if (isTextKey(key)) return t(key, values);
    }
    return message;
  };
}

/** Messages that already name their question. */
const namesItself: ReadonlySet<string> = new Set(['question.text_repeated']);

/**
 * A finding in a line of a list, far from its field: of a game it says in which round, and at which card, of levels in which, of a
 * bank in which question, of a lesson plan in which topic and lesson.
 */
export function useFindingLine(): (finding: Finding) => string {
  const t = useText();
  const textOf = useFindingText();
  return (finding) => {
    const [list, round, part, card] = finding.path;
    const text = textOf(finding);
    const question = finding.values?.['question'];
    if (list === 'questions' && typeof question === 'number' && !namesItself.has(finding.message))
      return t('editor:findings.at_question', { question, text });
    if (list === 'topics' && typeof round === 'number')
      return t(...lineInPlan(round + 1, part === 'lessons' ? card : undefined, text));
    if (list === 'levels' && typeof round === 'number')
      return t('editor:findings.at_level', { level: round + 1, text });
    if (list !== 'questionData' || typeof round !== 'number') return text;
    if (part === 'cardsData' && typeof card === 'number')
      return t('editor:findings.at_card', { round: round + 1, card: card + 1, text });
    return t('editor:findings.at_round', { round: round + 1, text });
  };
}

function lineInPlan(topic: number, lesson: string | number | undefined, text: string): Parameters<TextOf> {
  return typeof lesson === 'number'
    ? ['editor:findings.at_lesson', { topic, lesson: lesson + 1, text }]
    : ['editor:findings.at_topic', { topic, text }];
}
