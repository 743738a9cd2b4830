import { fromPlainWords } from '@takhti/content-types/question-kinds/generated';

/**
 * Feedback for wrong answers with a word on one wrong option, in place of an earlier one on the same; words that are on no option
 * take the place of all.
 * @param text begins with the option and a colon where it is on one
 */
export function withWordOn(feedback: string, text: string, wrong: readonly string[]): string {
  const line = fromPlainWords(text);
  const option = wrong.find((each) => text.startsWith(`${each}: `));
  if (option === undefined) return line;
  const beginning = fromPlainWords(`${option}:`).replace('</p>', '');
  const others = feedback.split(/(?<=<\/p>)/).filter((each) => each !== '' && !each.startsWith(beginning));
  return [...others.filter((each) => each !== '<p></p>'), line].join('');
}
