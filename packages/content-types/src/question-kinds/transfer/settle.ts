import type { ImportFinding } from '@takhti/contract';
import type { QuestionDoc } from '@takhti/domain';
import { kindOf, richTextsOf } from '../registry.ts';
import type { Candidate } from './candidate.ts';
import { importFinding } from './finding.ts';
import { judge } from './judge.ts';
import { isRepairable, repaired, wordsOfTwoKeyboards } from './repairs.ts';

/** Which questions of a file are wanted, by their numbers, and which of them are to be repaired. */
export interface Choice {
  /** All of them if left out. */
  readonly take?: ReadonlySet<number>;
  readonly repair: ReadonlySet<number>;
}

/** A question as it will be stored, and what still keeps it out. */
export interface Settled extends Candidate {
  readonly canonicalText: string | null;
  /** As it came: whether one click puts it right. */
  readonly isRepairable: boolean;
}

const again = 'import.duplicate';

/**
 * The chosen questions as they will be stored. Texts may hold HTML, so that sanitising can leave less than was read: what it changed
 * is judged once more. Only among the chosen ones a question is there twice.
 */
export function settle(
  candidates: readonly Candidate[],
  { take, repair }: Choice,
  clean: (doc: QuestionDoc) => QuestionDoc,
): Settled[] {
  const first = new Map<string, number>();
  return candidates
    .filter(({ place }) => !take || take.has(place.question ?? 0))
    .map((candidate) => {
      const plain = { ...candidate, findings: candidate.findings.filter(({ key }) => key !== again) };
      const cleaned = withKeyboards(cleanedOf(plain, clean));
      const mended = repair.has(candidate.place.question ?? 0) ? repaired(cleaned) : cleaned;
      const { doc, place, isCut } = mended;
      if (!doc || isCut) return { ...mended, canonicalText: null, isRepairable: false };
      // Compared as it would be stored: a repair may change the very words by which a question is found to be there already.
      const wanted = repaired(mended).doc ?? doc;
      const canonicalText = kindOf(wanted).canonicalText(wanted);
      const other = first.get(canonicalText);
      if (other === undefined) first.set(canonicalText, place.question ?? 0);
      const isDuplicate = other !== undefined && doc.question !== '';
      const duplicates: ImportFinding[] = isDuplicate
        ? [importFinding(again, place, { question: other, other: place.question ?? 0 })]
        : [];
      return {
        ...mended,
        findings: [...mended.findings, ...duplicates],
        canonicalText,
        isRepairable: !isDuplicate && isRepairable(mended),
      };
    });
}

function cleanedOf(candidate: Candidate, clean: (doc: QuestionDoc) => QuestionDoc): Candidate {
  if (!candidate.doc) return candidate;
  const doc = clean(candidate.doc);
  if (JSON.stringify(doc) === JSON.stringify(candidate.doc)) return candidate;
  const known = new Set(candidate.findings.map(({ key }) => key));
  const found = judge(doc, candidate.place).filter(({ key }) => !known.has(key));
  const isPictureLost = picturesIn(doc) < picturesIn(candidate.doc);
  const lost = isPictureLost
    ? [...candidate.lost, importFinding('lost.picture', candidate.place)]
    : candidate.lost;
  return { ...candidate, doc, lost, findings: [...candidate.findings, ...found] };
}

/** At most so many words are named. */
const mostWords = 3;

function withKeyboards(candidate: Candidate): Candidate {
  const words = candidate.doc ? wordsOfTwoKeyboards(candidate.doc) : [];
  if (words.length === 0) return candidate;
  const found = importFinding('import.other_keyboard', candidate.place, {
    words: words.slice(0, mostWords).join(', '),
  });
  return { ...candidate, findings: [...candidate.findings, found] };
}

function picturesIn(doc: QuestionDoc): number {
  return richTextsOf(doc)
    .join('')
    .split(/<img\b/i).length;
}
