import { isBlank } from '../../../kit/html.ts';
import type { Item } from '../item.ts';
import { inPlainWords, lostInPlainWords } from '../plain.ts';
import type { ImportNote } from '../read-item.ts';
import { letterOf, optionLine } from './lines.ts';

/** Why a question cannot be written as Aiken has it: one right option of several, in plain words. Null where it can. */
export function aikenRefusal(item: Item): ImportNote | null {
  if (item.shape !== 'choice') return { key: 'export.no_blanks' };
  if (item.options.filter(({ isRight }) => isRight).length !== 1) return { key: 'export.one_right' };
  const texts = [item.question, ...item.options.map(({ html }) => html)].map(inPlainWords);
  if (texts.some((text) => text === '')) return { key: 'export.no_words' };
  return optionLine.test(texts[0] ?? '') ? { key: 'export.like_option' } : null;
}

/** The notes about what a written question loses. */
export function aikenLosses(item: Item): ImportNote[] {
  const options = item.shape === 'choice' ? item.options.map(({ html }) => html) : [];
  return [
    ...lostInPlainWords([item.question, ...options]),
    ...(isBlank(item.feedback) && isBlank(item.incorrect_feedback)
      ? []
      : [{ key: 'lost.feedback' } as const]),
    ...(item.title === '' ? [] : [{ key: 'lost.title' } as const]),
    ...(item.tags.every((tag) => tag.startsWith('language:')) ? [] : [{ key: 'lost.facts' } as const]),
  ];
}

/** Questions in Aiken: a line, a line for each option, and a line with the letter of the right one. */
export function writeAiken(items: readonly Item[]): string {
  const blocks = items.flatMap((item) => {
    if (item.shape !== 'choice') return [];
    const right = item.options.findIndex(({ isRight }) => isRight);
    return [
      [
        inPlainWords(item.question),
        ...item.options.map(({ html }, at) => `${letterOf(at)}) ${inPlainWords(html)}`),
        `ANSWER: ${letterOf(right)}`,
      ].join('\n'),
    ];
  });
  return `${blocks.join('\n\n')}\n`;
}
