import { defineTemplate } from '../../../template.ts';
import { choiceBoard, choiceContent, choiceFindings, emptyOptions } from '../choice.ts';

/** Multiple choice with options of a few words (D-16). */
export const mcqShort = defineTemplate({
  template_type: 'mcq_short',
  engine: 'choice',
  exportedAs: 3,
  label: 'Multiple choice, short options',
  content: () => ({ template_type: 'mcq_short', ...choiceContent(emptyOptions(4)) }),
  findings: choiceFindings,
  board: (round, { seed }) => choiceBoard(round, seed),
});
