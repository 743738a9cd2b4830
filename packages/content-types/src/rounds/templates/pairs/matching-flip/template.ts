import { defineTemplate } from '../../../template.ts';
import { emptyPair, pairsBoard, pairsFindings } from '../pairs.ts';

/** DejaVu: the cards of matching, face down after a first look (games specification, section 3). */
export const matchingFlip = defineTemplate({
  template_type: 'matching_flip',
  engine: 'pairs',
  label: 'DejaVu',
  content: () => ({ template_type: 'matching_flip', cardsData: emptyPair(1, 1) }),
  findings: pairsFindings,
  board: (round, { seed }) => pairsBoard(round, seed),
});
