import type { Finding } from '@takhti/domain';
import { plainText, richPieces } from '../../kit/html.ts';
import { foldCase } from '../../kit/text.ts';
import { warning } from '../../messages.ts';
import type { StoredOption } from './options.ts';

/** By this much the right option must be longer than the longest wrong one before learners notice. */
const revealing = { factor: 1.8, letters: 20 };

/** The whole of an option that speaks of the others: as a part of a longer one the same words are ordinary. */
const allOfThem: readonly RegExp[] = [
  /^(all|both|none|neither|any) of (the )?(above|below|these|them)( (answers|options|ones))?( (is|are) (correct|right|true|wrong|false))?$/,
  /^(مندرجہ بالا|درج بالا|مذکورہ بالا|مذکورہ|اوپر (والے|دیے گئے))( میں سے)?( (جوابات|اختیارات))? (تمام|سب|سبھی|دونوں|کوئی( بھی)?( نہیں)?)( (جوابات|اختیارات))?( (درست|صحیح|غلط)( ہیں)?)?$/,
  /^(تمام|سب|سبھی|دونوں) (مندرجہ بالا|درج بالا|درست|صحیح)( (جوابات|اختیارات))?( ہیں)?$/,
  /^ان میں سے (سب|سبھی|تمام|دونوں|کوئی( بھی)? نہیں)$/,
  /^(پورته|پورتني) (ټول|ټولې|دواړه|هېڅ( یو| یوه)?( هم)?( نه)?)( (ځوابونه|سم دي))?$/,
  /^(ټول|ټولې|دواړه|هېڅ( یو| یوه)?) (پورته|پورتني)( ځوابونه)?( سم دي)?$/,
  /^(همه|همهٔ|همۀ|تمام|هر دو|هیچ ?(یک|کدام)( از)?)( (موارد|جواب‌?ها|جواب‌?های|گزینه ?‌?ها|گزینه ?‌?های))? (بالا|فوق)( (درست|صحیح) (است|اند))?$/,
];

/** Options that give the answer away without being read: the one that is much longer, and "all of the above". */
export function revealingOptions(filled: readonly StoredOption[]): Finding[] {
  return [...muchLonger(filled), ...allOrNone(filled)];
}

function muchLonger(filled: readonly StoredOption[]): Finding[] {
  // How long a picture or a formula looks is not how long it is written.
  if (filled.some(({ html }) => richPieces(html).some(({ kind }) => kind !== 'word'))) return [];
  const [right, ...others] = filled.filter(({ correct }) => correct === 'Y');
  const wrong = filled.filter(({ correct }) => correct !== 'Y').map(({ html }) => plainText(html).length);
  if (!right || others.length > 0 || wrong.length < 2) return [];
  const [longest, own] = [Math.max(...wrong), plainText(right.html).length];
  if (own < longest * revealing.factor || own - longest < revealing.letters) return [];
  return [warning(right.path, 'mcq.option_longest', { option: right.number })];
}

function allOrNone(filled: readonly StoredOption[]): Finding[] {
  return filled.flatMap((option) => {
    const text = foldCase(plainText(option.html)).replace(/[\s.!?؟۔،]+$/u, '');
    return allOfThem.some((words) => words.test(text))
      ? [warning(option.path, 'mcq.option_all', { option: option.number })]
      : [];
  });
}
