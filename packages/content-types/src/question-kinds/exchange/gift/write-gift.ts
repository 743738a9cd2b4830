import { isBlank } from '../../../kit/html.ts';
import { cutAtBlanks, withUnitBehind } from '../../fib/marks.ts';
import { htmlToText } from '../../transfer/cells.ts';
import type { BlanksItem, ChoiceItem, Item, ItemOf, ItemShape } from '../item.ts';
import { toMoodleHtml } from '../moodle-html.ts';
import { picturesOf } from '../pictures.ts';
import type { ImportNote } from '../found-item.ts';
import { shapeOf } from '../shapes.ts';
import { escapeGift } from './escape.ts';

/** How GIFT writes items of a shape; it has one place for answers. */
interface GiftShape<Of extends Item> {
  refusal(item: Of): ImportNote | null;
  losses(item: Of): ImportNote[];
  answers(item: Of): string;
  /** The text before the answers, and after them. */
  texts(item: Of): readonly string[];
  /** The whole text without marks; null where it has some. */
  plain(item: Of): string | null;
}

const shapes: { readonly [Shape in ItemShape]: GiftShape<ItemOf<Shape>> } = {
  choice: {
    refusal: () => null,
    losses: () => [],
    answers: optionsOf,
    texts: ({ question }) => [question],
    plain: ({ question }) => htmlToText(question),
  },
  blanks: {
    refusal: ({ blanks }) => (blanks.length === 1 ? null : { key: 'export.one_blank' }),
    losses: ({ isStrict }) => (isStrict ? [{ key: 'lost.strict' }] : []),
    answers: answersOf,
    texts: ({ question, unit }) => cutAtBlanks(withUnitBehind(question, unit)).texts,
    plain: () => null,
  },
};

function inGift(item: Item): GiftShape<Item> {
  return shapes[item.shape];
}

/** Why a question cannot be written in GIFT; null where it can. */
export function giftRefusal(item: Item): ImportNote | null {
  return inGift(item).refusal(item);
}

/** The notes about what a written question loses. */
export function giftLosses(item: Item): ImportNote[] {
  return [
    ...(picturesOf(item).length > 0 ? [{ key: 'lost.picture' } as const] : []),
    ...shapeOf(item).losses(item),
    ...inGift(item).losses(item),
  ];
}

/** Questions in GIFT, as Moodle reads it: other metadata is written as tags in comments. */
export function writeGift(items: readonly Item[]): string {
  return `${items.map(blockOf).join('\n\n')}\n`;
}

function blockOf(item: Item): string {
  const tags = item.tags.map((tag) => `[tag:${tag.replace(/[\]\\]/g, String.raw`\$&`)}]`).join(' ');
  const title = item.title === '' ? '' : `::${escapeGift(item.title)}::`;
  const own = inGift(item);
  const [before = '', after = ''] = own.texts(item);
  const plain = own.plain(item);
  const isPlain = plain !== null && !/[<&]|\n\n/.test(plain);
  const text = isPlain ? `[plain]${escapeGift(plain)}` : `[html]${escapeGift(toMoodleHtml(before))}`;
  return [
    ...(tags === '' ? [] : [`// ${tags}`]),
    ...madeLines(item),
    `${title}${text}{${own.answers(item)}\n}${escapeGift(toMoodleHtml(after))}`,
  ].join('\n');
}

// In one line each, in which nothing reads as a tag.
function madeLines({ madeBy }: Item): string[] {
  if (!madeBy) return [];
  return (['prompt', 'source'] as const).flatMap((name) =>
    madeBy[name] === ''
      ? []
      : [`// AI ${name}: ${JSON.stringify(madeBy[name]).replaceAll('[tag:', '[ tag:')}`],
  );
}

function optionsOf({ options, takesSeveral, feedback, incorrect_feedback }: ChoiceItem): string {
  const rights = options.filter(({ isRight }) => isRight).length;
  const share = (isRight: boolean): string => {
    if (!takesSeveral) return isRight ? '=' : '~';
    const count = isRight ? rights : options.length - rights;
    return `~%${isRight ? '' : '-'}${(100 / count).toFixed(5)}%`;
  };
  return options
    .map(
      ({ html, isRight }) =>
        `\n\t${share(isRight)}[html]${escapeGift(toMoodleHtml(html))}${escaped(isRight ? feedback : incorrect_feedback)}`,
    )
    .join('');
}

function answersOf({ blanks, feedback, incorrect_feedback }: BlanksItem): string {
  const right = (blanks[0]?.answers ?? []).map((answer) => `\n\t=${escapeGift(answer)}${escaped(feedback)}`);
  // Everything else is typed.
  const wrong = isBlank(incorrect_feedback) ? '' : `\n\t=%0%*${escaped(incorrect_feedback)}`;
  return right.join('') + wrong;
}

function escaped(html: string): string {
  return isBlank(html) ? '' : `#[html]${escapeGift(toMoodleHtml(html))}`;
}
