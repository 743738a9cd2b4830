import type { Finding } from '@takhti/domain';
import { error } from '../../../../messages.ts';
import { emptyCard } from '../../../cards/empty-card.ts';
import { templateLimits } from '../../../cards/limits.ts';
import type { RoundOf } from '../../../round.ts';
import { defineTemplate, type Judging } from '../../../template.ts';
import { binsBoard, binsFindings, binsOf, emptyBin } from '../bins.ts';

type Classification = RoundOf<'non_overlapping_classification'>;

/** BoxIT: cards into one or two named bins (games specification, section 3). */
export const classification = defineTemplate({
  template_type: 'non_overlapping_classification',
  engine: 'bins',
  label: 'BoxIT',
  content: () => ({
    template_type: 'non_overlapping_classification',
    container_1: emptyBin(1),
    container_2: emptyBin(2),
    cardsData: [emptyCard(1, 'Card - 1', 'option||1'), emptyCard(2, 'Card - 2', 'option||2')],
  }),
  findings: classificationFindings,
  board: (round, { seed }) => binsBoard(round, seed),
});

function classificationFindings(round: Classification, judging: Judging): Finding[] {
  const bins = binsOf(round);
  const count = templateLimits.non_overlapping_classification.bins?.count;
  const findings: Finding[] = [];
  if (bins.length === 0) findings.push(error(['container_1'], 'game.bins_required'));
  if (count && bins.length > count.max)
    findings.push(error(['container_3'], 'game.bins_max', { max: count.max }));
  for (const { key, bin } of bins) {
    if (bin.value.trim() === '') findings.push(error([key, 'value'], 'game.bin_name_required'));
    if (judging.stage === 'submit' && !round.cardsData.some((card) => card.data === bin.data))
      findings.push(error([key], 'game.bin_empty'));
  }
  return [...findings, ...binsFindings(round, judging)];
}
