import { fromPlainWords } from '@takhti/content-types/question-kinds/generated';
import type { HelpWords } from '@takhti/contract';

/**
 * Feedback for wrong answers with words on one wrong option, in place of earlier ones on the same; words that are on no option
 * take the place of all.
 */
export function withWordOn(feedback: string, { option, text }: Pick<HelpWords, 'option' | 'text'>): string {
  if (option === null) return fromPlainWords(text);
  const line = fromPlainWords(`${option}: ${text}`);
  const beginning = fromPlainWords(`${option}:`).replace('</p>', '');
  const others = feedback.split(/(?<=<\/p>)/).filter((each) => each !== '' && !each.startsWith(beginning));
  return [...others.filter((each) => each !== '<p></p>'), line].join('');
}
