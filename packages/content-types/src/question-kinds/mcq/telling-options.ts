import type { Finding } from '@takhti/domain';
import { plainText } from '../../kit/html.ts';
import { foldCase } from '../../kit/text.ts';
import { warning } from '../../messages.ts';
import type { StoredOption } from './options.ts';

/** By this much the right option must be longer than the longest wrong one before learners notice. */
const telling = { factor: 1.8, letters: 20 };

const allOfThem: readonly RegExp[] = [
  /\b(all|both|none|neither) of (the )?(above|these|them|below)\b/,
  /(مندرجہ بالا|اوپر|درج بالا|مذکورہ)[^.]*(تمام|سب|کوئی)|(تمام|سب|دونوں) (مندرجہ بالا|درج بالا|درست|صحیح)|ان میں سے (کوئی|سب|تمام)/,
  /(پورته|پورتني)[^.]*(ټول|هېڅ)|(ټول|هېڅ)[^.]*(پورته|پورتني)/,
  /(همه|هیچ|تمام)[^.]*(بالا|فوق)|(موارد|گزینه های|گزینه‌های) (بالا|فوق)/,
];

/** Options that give the answer away without being read: the one that is much longer, and "all of the above". */
export function tellingOptions(filled: readonly StoredOption[]): Finding[] {
  return [...muchLonger(filled), ...allOrNone(filled)];
}

function muchLonger(filled: readonly StoredOption[]): Finding[] {
  const [right, ...others] = filled.filter(({ correct }) => correct === 'Y');
  const wrong = filled.filter(({ correct }) => correct !== 'Y').map(({ html }) => plainText(html).length);
  if (!right || others.length > 0 || wrong.length < 2) return [];
  const [longest, own] = [Math.max(...wrong), plainText(right.html).length];
  if (own < longest * telling.factor || own - longest < telling.letters) return [];
  return [warning(right.path, 'mcq.option_longest', { option: right.number })];
}

function allOrNone(filled: readonly StoredOption[]): Finding[] {
  return filled.flatMap((option) => {
    const text = foldCase(plainText(option.html));
    return allOfThem.some((words) => words.test(text))
      ? [warning(option.path, 'mcq.option_all', { option: option.number })]
      : [];
  });
}
