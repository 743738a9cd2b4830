import { isBlank } from '../../../kit/html.ts';
import type { ChoiceItem, Item, ItemOf, ItemShape } from '../item.ts';
import { inPlainWords, lostInPlainWords } from '../plain.ts';
import type { ImportNote } from '../found-item.ts';
import { shapeOf } from '../shapes.ts';
import { letterOf, optionLine } from './lines.ts';

/** How Aiken writes items of a shape. */
interface AikenShape<Of extends Item> {
  refusal(item: Of): ImportNote | null;
  lines(item: Of): string[];
}

const shapes: { readonly [Shape in ItemShape]: AikenShape<ItemOf<Shape>> } = {
  choice: { refusal: choiceRefusal, lines: choiceLines },
  blanks: { refusal: () => ({ key: 'export.no_blanks' }), lines: () => [] },
};

function inAiken(item: Item): AikenShape<Item> {
  return shapes[item.shape];
}

/** Why a question cannot be written as Aiken has it: one right option of several, in plain words. Null where it can. */
export function aikenRefusal(item: Item): ImportNote | null {
  return inAiken(item).refusal(item);
}

function choiceRefusal(item: ChoiceItem): ImportNote | null {
  if (item.options.filter(({ isRight }) => isRight).length !== 1) return { key: 'export.one_right' };
  const texts = [item.question, ...item.options.map(({ html }) => html)].map(inPlainWords);
  if (texts.some((text) => text === '')) return { key: 'export.no_words' };
  return optionLine.test(texts[0] ?? '') ? { key: 'export.like_option' } : null;
}

/** The notes about what a written question loses. */
export function aikenLosses(item: Item): ImportNote[] {
  return [
    ...lostInPlainWords([item.question, ...shapeOf(item).texts(item)]),
    ...(isBlank(item.feedback) && isBlank(item.incorrect_feedback)
      ? []
      : [{ key: 'lost.feedback' } as const]),
    ...(item.title === '' ? [] : [{ key: 'lost.title' } as const]),
    ...(item.tags.every((tag) => tag.startsWith('language:')) ? [] : [{ key: 'lost.facts' } as const]),
  ];
}

/** Questions in Aiken: a line, a line for each option, and a line with the letter of the right one. */
export function writeAiken(items: readonly Item[]): string {
  const blocks = items.map((item) => inAiken(item).lines(item).join('\n'));
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function choiceLines({ question, options }: ChoiceItem): string[] {
  const right = options.findIndex(({ isRight }) => isRight);
  return [
    inPlainWords(question),
    ...options.map(({ html }, at) => `${letterOf(at)}) ${inPlainWords(html)}`),
    `ANSWER: ${letterOf(right)}`,
  ];
}
