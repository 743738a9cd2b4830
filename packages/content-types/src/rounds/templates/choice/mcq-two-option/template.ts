import { defineTemplate } from '../../../template.ts';
import { choiceBoard, choiceContent, choiceFindings, emptyOptions } from '../choice.ts';

/** One question and two options; of longer lists the first two are kept (G-242). */
export const mcqTwoOption = defineTemplate({
  template_type: 'mcq_two_option',
  engine: 'choice',
  exportedAs: 2,
  label: 'Two options',
  content: () => ({ template_type: 'mcq_two_option', ...choiceContent(emptyOptions(2)) }),
  findings: choiceFindings,
  board: (round, { seed }) => choiceBoard({ ...round, cardsData: round.cardsData.slice(0, 2) }, seed),
});
