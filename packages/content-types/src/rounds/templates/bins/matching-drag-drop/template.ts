import type { Finding } from '@takhti/domain';
import { error } from '../../../../messages.ts';
import { emptyCard } from '../../../cards/empty-card.ts';
import { longText } from '../../../head-findings.ts';
import { templateLimits } from '../../../cards/limits.ts';
import type { RoundOf } from '../../../round.ts';
import { defineTemplate, type Judging } from '../../../template.ts';
import { words } from '../../../words.ts';
import { binName, binsBoard, binsFindings, binsOf, emptyBin, isUsed } from '../bins.ts';

type DragDrop = RoundOf<'matching_drag_drop'>;

/** Text cards onto two to four pictures (games specification, section 3). */
export const matchingDragDrop = defineTemplate({
  template_type: 'matching_drag_drop',
  engine: 'bins',
  label: 'Matching drag and drop',
  guideline: 'generic',
  content: (language) => ({
    template_type: 'matching_drag_drop',
    instruction: words.dragInstruction[language],
    container_1: emptyBin(1),
    container_2: emptyBin(2),
    container_3: emptyBin(3),
    container_4: emptyBin(4),
    cardsData: [1, 2, 3, 4].map((number) => emptyCard(number, `Card - ${number}`, `option||${number}`)),
  }),
  findings: dragDropFindings,
  board: (round, { seed }) => binsBoard(round, seed),
});

function dragDropFindings(round: DragDrop, judging: Judging): Finding[] {
  const limit = templateLimits.matching_drag_drop.bins;
  const used = binsOf(round).filter(({ bin }) => isUsed(round, bin));
  const findings: Finding[] = [];
  if (limit && used.length < limit.count.min && judging.stage === 'submit')
    findings.push(error(['container_1'], 'game.bins_min', { min: limit.count.min }));
  for (const { key, bin } of used) {
    if (bin.imagePath === '') findings.push(error([key, 'imagePath'], 'game.image_required'));
    findings.push(...longText([key, 'value'], binName(bin), limit?.label));
    if (judging.stage === 'submit' && !round.cardsData.some((card) => card.data === bin.data))
      findings.push(error([key], 'game.bin_empty'));
  }
  return [...findings, ...binsFindings(round, judging)];
}
