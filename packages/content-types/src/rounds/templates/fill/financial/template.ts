import type { Finding } from '@takhti/domain';
import { isLongerThan } from '../../../../kit/graphemes.ts';
import { numberOf } from '../../../../kit/numbers.ts';
import { error } from '../../../../messages.ts';
import { headFindings } from '../../../head-findings.ts';
import { templateLimits } from '../../../cards/limits.ts';
import type { RoundOf } from '../../../round.ts';
import { defineTemplate } from '../../../template.ts';

/** A number with its unit (games specification, section 3). */
export const financial = defineTemplate({
  template_type: 'financial-fib',
  engine: 'fill',
  label: 'Fill in the number',
  content: () => ({ template_type: 'financial-fib', blank: '', unit: '' }),
  findings: (round) => [...headFindings(round), ...numberFindings(round)],
  board: (round) => ({ kind: 'number', unit: round.unit.trim(), answer: round.blank.trim() }),
});

function numberFindings({ blank, unit }: RoundOf<'financial-fib'>): Finding[] {
  const max = templateLimits['financial-fib'].unit?.max ?? 0;
  const findings: Finding[] = [];
  if (blank.trim() === '') findings.push(error(['blank'], 'game.answer_required'));
  else if (numberOf(blank) === null) findings.push(error(['blank'], 'game.answer_number'));
  if (unit.trim() === '') findings.push(error(['unit'], 'game.unit_required'));
  else if (isLongerThan(max, unit)) findings.push(error(['unit'], 'game.unit_long', { max }));
  return findings;
}
