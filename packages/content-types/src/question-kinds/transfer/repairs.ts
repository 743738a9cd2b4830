import type { QuestionDoc } from '@takhti/domain';
import { mapRichText, richTextsOf } from '../registry.ts';
import { isBlank, plainText } from '../../kit/html.ts';
import { inOwnLetters, mixedWords } from '../../kit/keyboards/other-keyboard.ts';
import type { MessageKey } from '../../message-texts/index.ts';
import type { Candidate } from './candidate.ts';
import { questionColumns } from './registry.ts';
import { usualFeedback } from './usual-feedback.ts';

type Repair = (doc: QuestionDoc) => QuestionDoc;

const common: Partial<Record<MessageKey, Repair>> = {
  'import.other_keyboard': (doc) => mapRichText(doc, (html) => inOwnLetters(html, doc.language)),
  'import.correct_feedback_missing': (doc) => filled(doc, 'feedback', usualFeedback[doc.language].right),
  'import.incorrect_feedback_missing': (doc) =>
    filled(doc, 'incorrect_feedback', usualFeedback[doc.language].wrong),
};

/** The words of a question, each once, that were typed on two keyboards. */
export function wordsOfTwoKeyboards(doc: QuestionDoc): string[] {
  return [...new Set(richTextsOf(doc).flatMap((html) => mixedWords(plainText(html), doc.language)))];
}

/** Whether all that is wrong with a question can be repaired without a question to the person. */
export function isRepairable({ doc, findings }: Candidate): boolean {
  return doc !== null && findings.length > 0 && findings.every(({ key }) => repairOf(doc, key) !== null);
}

/** A question with all that can be repaired put right; what cannot stays as it was found. */
export function repaired(candidate: Candidate): Candidate {
  const { doc, findings } = candidate;
  if (!doc) return candidate;
  const repairs = findings.flatMap(({ key }) => repairOf(doc, key) ?? []);
  return {
    ...candidate,
    doc: repairs.reduce((now, repair) => repair(now), doc),
    findings: findings.filter(({ key }) => repairOf(doc, key) === null),
  };
}

const sentences: Readonly<Record<string, 'right' | 'wrong'>> = {
  'import.correct_feedback_missing': 'right',
  'import.incorrect_feedback_missing': 'wrong',
};

/** The sentences that a repair puts where a question lacks feedback, and whether it lacks nothing else. */
export function missingFeedback({ doc, findings }: Pick<Candidate, 'doc' | 'findings'>): {
  readonly fills: readonly string[];
  readonly isAll: boolean;
} {
  if (!doc) return { fills: [], isAll: false };
  const fills = findings.flatMap(({ key }) => {
    const which = sentences[key];
    return which ? [usualFeedback[doc.language][which]] : [];
  });
  return { fills, isAll: fills.length > 0 && fills.length === findings.length };
}

function repairOf({ content_type }: QuestionDoc, key: string): Repair | null {
  const own: Readonly<Record<string, Repair>> = questionColumns[content_type].repairs;
  return own[key] ?? (common as Readonly<Record<string, Repair>>)[key] ?? null;
}

function filled(doc: QuestionDoc, field: 'feedback' | 'incorrect_feedback', text: string): QuestionDoc {
  return mapRichText(doc, (html, path) => (path.at(-1) === field && isBlank(html) ? `<p>${text}</p>` : html));
}
