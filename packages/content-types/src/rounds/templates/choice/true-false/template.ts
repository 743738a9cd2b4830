import { defineTemplate } from '../../../template.ts';
import { choiceBoard, choiceContent, choiceFindings, trueFalseCards } from '../choice.ts';

/** A statement that is true or not; learners always see True before False (D-20). */
export const trueFalse = defineTemplate({
  template_type: 'true_false',
  engine: 'choice',
  exportedAs: 1,
  label: 'True or false',
  content: (language) => ({ template_type: 'true_false', ...choiceContent(trueFalseCards(language, true)) }),
  findings: choiceFindings,
  board: (round) =>
    choiceBoard(
      {
        ...round,
        cardsData: round.cardsData.toSorted((a, b) => Number(b.data === 'true') - Number(a.data === 'true')),
      },
      null,
    ),
});
