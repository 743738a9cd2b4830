import { defineTemplate } from '../../../template.ts';
import { firstSteps, sequenceBoard, sequenceFindings } from '../sequence.ts';

/** Step1-Step2: cards in a row (games specification, section 3). */
export const sorting = defineTemplate({
  template_type: 'sorting',
  engine: 'sequence',
  label: 'Step1-Step2',
  content: () => ({ template_type: 'sorting', cardsData: firstSteps() }),
  findings: sequenceFindings,
  board: (round, { seed }) => sequenceBoard(round, seed, 'row'),
});
