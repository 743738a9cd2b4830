import { limits } from '@takhti/domain';
import { withUnitBehind } from '../fib/marks.ts';
import type { Item, ItemOf, ItemShape } from './item.ts';
import type { ImportNote } from './found-item.ts';

/** What of an item depends on its shape, in every format. */
interface ShapeFacets<Of extends Item> {
  /** Its rich texts beside the question and the feedback. */
  texts(item: Of): readonly string[];
  mapTexts(item: Of, change: (html: string) => string): Of;
  /** The question as other programs show it. */
  question(item: Of): string;
  /** What only our own formats hold. */
  losses(item: Of): ImportNote[];
  /** Why no question is made of it when it is read; null where one is. */
  refusal(item: Of): ImportNote | null;
  /** What is wrong with it as it was read, beside what is wrong with the question that it becomes. */
  faults(item: Of): ImportNote[];
}

const shapes: { readonly [Shape in ItemShape]: ShapeFacets<ItemOf<Shape>> } = {
  choice: {
    texts: ({ options }) => options.map(({ html }) => html),
    mapTexts: (item, change) => ({
      ...item,
      options: item.options.map((option) => ({ ...option, html: change(option.html) })),
    }),
    question: ({ question }) => question,
    losses: () => [],
    refusal: ({ options }) =>
      options.length > limits.options.import
        ? { key: 'import.too_many_options', values: { max: limits.options.import } }
        : null,
    faults: ({ options, takesSeveral }) =>
      !takesSeveral && options.filter(({ isRight }) => isRight).length > 1
        ? [{ key: 'import.correct_multiple' }]
        : [],
  },
  blanks: {
    texts: () => [],
    mapTexts: (item) => item,
    // As it is read again: with the unit in its text.
    question: ({ question, unit }) => withUnitBehind(question, unit),
    losses: ({ unit }) => (unit === '' ? [] : [{ key: 'lost.unit' }]),
    refusal: () => null,
    faults: () => [],
  },
};

/** What of an item depends on its shape. */
export function shapeOf(item: Item): ShapeFacets<Item> {
  return shapes[item.shape];
}

/** Every rich text of an item. */
export function textsOf(item: Item): string[] {
  return [item.question, item.feedback, item.incorrect_feedback, ...shapeOf(item).texts(item)];
}

/** An item with every rich text of it changed. */
export function mapTexts(item: Item, change: (html: string) => string): Item {
  return {
    ...shapeOf(item).mapTexts(item, change),
    question: change(item.question),
    feedback: change(item.feedback),
    incorrect_feedback: change(item.incorrect_feedback),
  };
}
