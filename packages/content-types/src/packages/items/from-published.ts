import type { Language } from '@takhti/domain';
import { isBlank } from '../../kit/html.ts';
import type { Item } from '../../question-kinds/exchange/item.ts';
import type { PublishedQuestion } from '../../question-kinds/published.ts';

/** A published question as other programs know it. */
export function itemOfPublished(question: PublishedQuestion, language: Language): Item {
  const common = {
    title: '',
    question: question.question,
    feedback: question.feedback,
    incorrect_feedback: question.incorrect_feedback,
    tags: [`language:${language}`],
  };
  if (question.content_type === 'fill_in_the_blank')
    return {
      ...common,
      shape: 'blanks',
      blanks: question.blank_answers.map(({ blankNo, blanks }) => ({ number: blankNo, answers: blanks })),
      unit: question.unit,
      isStrict: question.is_strict,
    };
  const options = question.options
    .filter(({ html }) => !isBlank(html))
    .map(({ html, correct }) => ({ html, isRight: correct }));
  return {
    ...common,
    shape: 'choice',
    options,
    takesSeveral: options.filter(({ isRight }) => isRight).length > 1,
  };
}
