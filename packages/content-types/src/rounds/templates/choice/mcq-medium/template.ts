import { defineTemplate } from '../../../template.ts';
import { choiceBoard, choiceContent, choiceFindings, emptyOptions } from '../choice.ts';

/** Multiple choice with options of a sentence (D-16). */
export const mcqMedium = defineTemplate({
  template_type: 'mcq_medium',
  engine: 'choice',
  exportedAs: 3,
  label: 'Multiple choice, long options',
  content: () => ({ template_type: 'mcq_medium', ...choiceContent(emptyOptions(4)) }),
  findings: choiceFindings,
  board: (round, { seed }) => choiceBoard(round, seed),
});
