import type { Language } from '@takhti/domain';
import { blankMark } from '../../fib/marks.ts';
import { isBlank } from '../../../kit/html.ts';
import type { FoundItem, ImportNote } from '../found-item.ts';
import { beginningOfLong } from '../too-long.ts';
import { withMarkAt } from '../with-mark.ts';
import { bodyOf } from './body.ts';
import { cutGift, type GiftBlock } from './blocks.ts';
import { indexOfBare, unescapeGift } from './escape.ts';
import { richOf } from './rich.ts';

/** The questions of a text in GIFT, each with the line on which it begins. */
export function readGift(text: string, language: Language): FoundItem[] {
  let category: string | null = null;
  return cutGift(text).map((block) => {
    const found = itemOf(block, language);
    const isNew = block.category !== null && block.category !== category;
    category = block.category;
    const lost: readonly ImportNote[] = isNew
      ? [{ key: 'lost.category', values: { name: category ?? '' } }]
      : [];
    return { ...found, lost: [...lost, ...found.lost] };
  });
}

function itemOf({ line, text, tags }: GiftBlock, language: Language): FoundItem {
  const fault = (note: ImportNote, at = line): FoundItem => ({
    place: { line: at },
    item: null,
    faults: [note],
    lost: [],
  });
  const { title, format, rest } = headOf(text);
  const open = indexOfBare(rest, '{');
  const close = indexOfBare(rest, '}');
  if (close >= 0 && (open < 0 || close < open))
    return fault({ key: 'import.brace_stray' }, lineIn(text, rest, close, line));
  if (open < 0) return fault({ key: 'import.kind_unknown', values: { name: 'description' } });
  const nested = indexOfBare(rest, '{', open + 1);
  if (close < 0 || (nested >= 0 && nested < close))
    return fault({ key: 'import.brace_open' }, lineIn(text, rest, open, line));
  const [before, inside, after] = [rest.slice(0, open), rest.slice(open + 1, close), rest.slice(close + 1)];
  if (indexOfBare(after, '{}') >= 0) return fault({ key: 'import.answers_twice' });
  const body = bodyOf(inside, language, format);
  if ('fault' in body) return fault(body.fault);
  const base = {
    title: unescapeGift(beginningOfLong(title) ?? title).trim(),
    feedback: body.feedback,
    incorrect_feedback: body.incorrect_feedback,
    tags,
  };
  const marked = withMarkAt(
    (mark) => richOf([before, mark, after].join(mark === '' ? '' : joint(before, after)), format),
    body.shape === 'blanks' || !isBlank(richOf(after, format)),
  );
  const item =
    body.shape === 'choice'
      ? {
          ...base,
          shape: body.shape,
          question: marked('____'),
          options: body.options,
          takesSeveral: body.takesSeveral,
        }
      : {
          ...base,
          shape: body.shape,
          question: marked(blankMark(1)),
          blanks: [{ number: 1, answers: body.answers }],
          isStrict: false,
          unit: '',
        };
  return { place: { line }, item, faults: [], lost: body.lost };
}

// A blank at the end of a question is separated from its last word.
function joint(before: string, after: string): string {
  return after.trim() === '' && !/\s$/.test(before) ? ' ' : '';
}

interface Head {
  readonly title: string;
  readonly format: string;
  readonly rest: string;
}

function headOf(text: string): Head {
  let rest = text.trim();
  let title = '';
  if (rest.startsWith('::')) {
    const end = bareColons(rest);
    if (end > 0) [title, rest] = [rest.slice(2, end), rest.slice(end + 2).trim()];
  }
  const [whole = '', format = 'moodle'] = /^\[(html|plain|markdown|moodle)\]/.exec(rest) ?? [];
  return { title, format, rest: rest.slice(whole.length).trim() };
}

function bareColons(text: string): number {
  for (let at = indexOfBare(text, ':', 2); at >= 0; at = indexOfBare(text, ':', at + 1))
    if (text.charAt(at + 1) === ':') return at;
  return -1;
}

// The rest is the end of the text, but for the spaces around it.
function lineIn(text: string, rest: string, at: number, first: number): number {
  const start = Math.max(0, text.trimEnd().length - rest.length);
  return first + text.slice(0, start + at).split('\n').length - 1;
}
