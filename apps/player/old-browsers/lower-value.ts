import { findCall, splitAt } from './split.ts';

/** What is about as large, for units that browsers of 2019 do not know: a board has most of the page to itself. */
const units: readonly [RegExp, string][] = [
  [/(?<=[\d.])[dsl]v(h|w|min|max)\b/g, 'v$1'],
  [/\b100cqi\b/g, '90vw'],
  [/\b100cqb\b/g, '55vh'],
  [/(?<=[\d.])lh\b/g, 'em * 1.5'],
];

/** A value in words that browsers of 2019 know. */
export function lowerValue(value: string): string {
  let lowered = value;
  for (let call = findCall(lowered, 'clamp'); call; call = findCall(lowered, 'clamp')) {
    const [least = '', usual = '', most = ''] = splitAt(call.inside, ',');
    lowered = `${call.before}max(${least},min(${usual},${most}))${call.after}`;
  }
  for (let call = findCall(lowered, 'color-mix'); call; call = findCall(lowered, 'color-mix')) {
    const [, colour = '', other = ''] = splitAt(call.inside, ',');
    const [name = '', share = '50%'] = splitAt(colour, ' ');
    const most = Number.parseFloat(share) >= 50 ? name : (splitAt(other, ' ')[0] ?? '');
    lowered = call.before + most + call.after;
  }
  for (const [unit, older] of units) lowered = lowered.replaceAll(unit, older);
  return lowered.includes('em * 1.5') && !/calc|min|max/.test(lowered) ? `calc(${lowered})` : lowered;
}
