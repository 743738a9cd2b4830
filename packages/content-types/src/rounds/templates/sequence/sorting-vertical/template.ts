import { defineTemplate } from '../../../template.ts';
import { firstSteps, sequenceBoard, sequenceFindings } from '../sequence.ts';

/** Sorting, with cards one below the other (games specification, section 3). */
export const sortingVertical = defineTemplate({
  template_type: 'sorting_vertical',
  engine: 'sequence',
  label: 'Sorting vertical',
  guideline: 'generic',
  content: () => ({ template_type: 'sorting_vertical', cardsData: firstSteps() }),
  findings: sequenceFindings,
  board: (round, { seed }) => sequenceBoard(round, seed, 'column'),
});
