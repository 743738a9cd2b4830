import type { McqDoc } from '@takhti/domain';
import { isBlank } from '../../kit/html.ts';
import { defineQuestionExchange } from '../exchange/exchange.ts';
import type { ChoiceItem } from '../exchange/item.ts';
import { optionsOf, withOptions } from './options.ts';

/** Questions with options, as other programs know them. */
export const mcqExchange = defineQuestionExchange<McqDoc>({
  kind: 'mcq',
  shape: 'choice',
  owns: (doc) => doc.content_type === 'mcq',
  toItem: (doc, common) => {
    const options = optionsOf(doc).map(({ html, correct }) => ({ html, isRight: correct === 'Y' }));
    return { ...common, shape: 'choice', ...choiceOf(options) };
  },
  ofPublished: (question, common) => {
    if (question.content_type !== 'mcq') return null;
    const options = question.options.map(({ html, correct }) => ({ html, isRight: correct }));
    return { ...common, shape: 'choice', ...choiceOf(options) };
  },
  fromItem: (empty, item) =>
    item.shape === 'choice'
      ? withOptions(
          { ...empty, question: item.question },
          item.options.map(({ html, isRight }) => ({ option: html, correct: isRight ? 'Y' : 'N' })),
        )
      : null,
});

function choiceOf(written: ChoiceItem['options']): Pick<ChoiceItem, 'options' | 'takesSeveral'> {
  const options = written.filter(({ html }) => !isBlank(html));
  return { options, takesSeveral: options.filter(({ isRight }) => isRight).length > 1 };
}
