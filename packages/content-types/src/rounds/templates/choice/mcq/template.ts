import { defineTemplate } from '../../../template.ts';
import { choiceBoard, choiceContent, choiceFindings, emptyOptions } from '../choice.ts';

/** One question and up to five options, of which one or more are right (games specification, section 3). */
export const mcq = defineTemplate({
  template_type: 'mcq',
  engine: 'choice',
  exportedAs: 3,
  label: 'Multiple choice',
  content: () => ({ template_type: 'mcq', ...choiceContent(emptyOptions(4)) }),
  findings: choiceFindings,
  board: (round, { seed }) => choiceBoard(round, seed),
});
