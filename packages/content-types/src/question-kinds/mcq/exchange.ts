import type { McqDoc } from '@takhti/domain';
import { isBlank } from '../../kit/html.ts';
import { defineQuestionExchange } from '../exchange/exchange.ts';
import { optionsOf, withOptions } from './options.ts';

/** Questions with options, as other programs know them. */
export const mcqExchange = defineQuestionExchange<McqDoc>({
  kind: 'mcq',
  shape: 'choice',
  owns: (doc) => doc.content_type === 'mcq',
  toItem: (doc, common) => {
    const options = optionsOf(doc)
      .filter(({ html }) => !isBlank(html))
      .map(({ html, correct }) => ({ html, isRight: correct === 'Y' }));
    const takesSeveral = options.filter(({ isRight }) => isRight).length > 1;
    return { ...common, shape: 'choice', options, takesSeveral };
  },
  fromItem: (empty, item) =>
    item.shape === 'choice'
      ? withOptions(
          empty,
          item.options.map(({ html, isRight }) => ({ option: html, correct: isRight ? 'Y' : 'N' })),
        )
      : null,
});
