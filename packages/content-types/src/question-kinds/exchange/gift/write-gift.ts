import { isBlank } from '../../../kit/html.ts';
import { cutAtBlanks, withUnitBehind } from '../../fib/marks.ts';
import { htmlToText } from '../../transfer/cells.ts';
import type { Item } from '../item.ts';
import { toMoodleHtml } from '../moodle-html.ts';
import { picturesOf } from '../pictures.ts';
import type { ImportNote } from '../read-item.ts';
import { escapeGift } from './escape.ts';

/** Why a question cannot be written in GIFT, which has one place for answers. */
export function giftRefusal(item: Item): ImportNote | null {
  if (item.shape === 'choice') return null;
  return item.blanks.length === 1 ? null : { key: 'export.one_blank' };
}

/** The notes about what a written question loses. */
export function giftLosses(item: Item): ImportNote[] {
  const lost: ImportNote[] = picturesOf(item).length > 0 ? [{ key: 'lost.picture' }] : [];
  if (item.shape !== 'blanks') return lost;
  return [
    ...lost,
    ...(item.unit === '' ? [] : [{ key: 'lost.unit' } as const]),
    ...(item.isStrict ? [{ key: 'lost.strict' } as const] : []),
  ];
}

/** Questions in GIFT, as Moodle reads it: other metadata is written as tags in comments. */
export function writeGift(items: readonly Item[]): string {
  return `${items.map(blockOf).join('\n\n')}\n`;
}

function blockOf(item: Item): string {
  const tags = item.tags.map((tag) => `[tag:${tag.replace(/[\]\\]/g, String.raw`\$&`)}]`).join(' ');
  const title = item.title === '' ? '' : `::${escapeGift(item.title)}::`;
  const answers = item.shape === 'choice' ? optionsOf(item) : answersOf(item);
  const [before = '', after = ''] =
    item.shape === 'choice' ? [item.question] : cutAtBlanks(withUnitBehind(item.question, item.unit)).texts;
  const plain = item.shape === 'choice' ? htmlToText(item.question) : null;
  const isPlain = plain !== null && !/[<&]|\n\n/.test(plain);
  const text = isPlain ? `[plain]${escapeGift(plain)}` : `[html]${escapeGift(toMoodleHtml(before))}`;
  return [
    ...(tags === '' ? [] : [`// ${tags}`]),
    ...madeLines(item),
    `${title}${text}{${answers}\n}${escapeGift(toMoodleHtml(after))}`,
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

function optionsOf({
  options,
  takesSeveral,
  feedback,
  incorrect_feedback,
}: Extract<Item, { shape: 'choice' }>): string {
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

function answersOf({ blanks, feedback, incorrect_feedback }: Extract<Item, { shape: 'blanks' }>): string {
  const right = (blanks[0]?.answers ?? []).map((answer) => `\n\t=${escapeGift(answer)}${escaped(feedback)}`);
  // Everything else is typed.
  const wrong = isBlank(incorrect_feedback) ? '' : `\n\t=%0%*${escaped(incorrect_feedback)}`;
  return right.join('') + wrong;
}

function escaped(html: string): string {
  return isBlank(html) ? '' : `#[html]${escapeGift(toMoodleHtml(html))}`;
}
