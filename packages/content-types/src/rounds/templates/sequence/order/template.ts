import { hintRequired } from '../../../head-findings.ts';
import { defineTemplate } from '../../../template.ts';
import { words } from '../../../words.ts';
import { firstSteps, sequenceBoard, sequenceFindings } from '../sequence.ts';

/** Order Order!: cards into numbered places, with a hint in words and picture (games specification, section 3). */
export const order = defineTemplate({
  template_type: 'order',
  engine: 'sequence',
  picturesHint: true,
  label: 'Order Order!',
  content: (language) => ({
    template_type: 'order',
    hint: words.orderHint[language],
    cardsData: firstSteps(),
  }),
  findings: (round, judging) => [...sequenceFindings(round, judging), ...hintRequired(round)],
  board: (round, { seed }) => sequenceBoard(round, seed, 'slots'),
});
