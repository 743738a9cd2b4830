import type { GuidelineRow } from '@takhti/content-types/rounds';
import { useFormat, useText } from '../../../i18n/index.ts';

/** A line of limits in words: what it speaks of, and how much of it fits. */
export function useLimitWords(): (row: GuidelineRow) => { name: string; values: string[] } {
  const t = useText();
  const { number } = useFormat();

  const nameOf = ({ what, forCards }: GuidelineRow): string => {
    if (what !== 'text' || !forCards) return t(`game-guideline:limits.${what}`);
    const { from, to = from } = forCards;
    return from === to
      ? t('game-guideline:limits.text_at', { from })
      : t('game-guideline:limits.text_for', { from, to });
  };

  const countOf = ({ min, rec, max }: NonNullable<GuidelineRow['count']>): string => {
    if (min === max) return t('game-guideline:limits.exact', { max });
    return rec < max
      ? t('game-guideline:limits.range_best', { min, rec, max })
      : t('game-guideline:limits.range', { min, max });
  };

  // Ranges such as 35-40 come as text: each number in the digits of the interface, the smaller first.
  const charsOf = (text: string): string =>
    t('game-guideline:limits.chars', {
      chars: text
        .split('-')
        .map((part) => number(Number(part)))
        .join('–'),
    });

  // Width comes first in every language, and so the pair stays left to right.
  const sizeOf = ({ width, height }: NonNullable<GuidelineRow['size']>): string =>
    t('game-guideline:limits.size', { size: `\u2066${number(width)} × ${number(height)}\u2069` });

  return (row) => ({
    name: nameOf(row),
    values: [
      ...(row.count ? [countOf(row.count)] : []),
      ...(row.pairs === undefined ? [] : [t('game-guideline:limits.pairs', { pairs: row.pairs })]),
      ...(row.chars === undefined ? [] : [charsOf(row.chars)]),
      ...(row.size ? [sizeOf(row.size)] : []),
      ...(row.minutes === undefined ? [] : [t('game-guideline:limits.minutes', { minutes: row.minutes })]),
    ],
  });
}
