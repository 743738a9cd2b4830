import { defineTemplate } from '../../../template.ts';
import { emptyPair, pairsBoard, pairsFindings } from '../pairs.ts';

/** Match'Em!: all cards are open, right pairs disappear (games specification, section 3). */
export const matching = defineTemplate({
  template_type: 'matching',
  engine: 'pairs',
  label: "Match'Em!",
  content: () => ({ template_type: 'matching', cardsData: emptyPair(1, 1) }),
  findings: pairsFindings,
  board: (round, { seed }) => pairsBoard(round, seed),
});
