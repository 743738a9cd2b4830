import { setImmediate as letOthersWork } from 'node:timers/promises';
import { Problem, type ImportFinding, type ImportProgress } from '@takhti/contract';
import { messageText, type MessageKey } from '@takhti/content-types';
import { kindOf } from '@takhti/content-types/question-kinds';
import {
  checkImport,
  importFaults,
  type ImportedQuestion,
} from '@takhti/content-types/question-kinds/transfer';
import { questionDocs, type Language, type QuestionDoc, type QuestionKind } from '@takhti/domain';
import type { IncomingFile } from '../../http/route.ts';
import { readTable } from '../../platform/spreadsheet/index.ts';

export type Report = (progress: ImportProgress) => void;

const extension = /\.(csv|xlsx)$/i;
// Sanitising a question takes about half a millisecond, one of the longest texts a hundred times that.
const chunk = 10;
const told = 200;

/**
 * The questions of an import file.
 * @throws Problem uploads.type_not_allowed, questions.import_unreadable, questions.import_refused with its first `findings`
 * and their `total`
 */
export async function readFile(
  file: IncomingFile,
  defaults: { readonly kind: QuestionKind; readonly language: Language },
  report: Report,
): Promise<readonly ImportedQuestion[]> {
  if (!extension.test(file.file_name)) throw new Problem('uploads.type_not_allowed');
  report({ phase: 'reading', done: 0, total: 0 });
  const rows = await readTable(file.body);
  if (rows === null) throw new Problem('questions.import_unreadable');
  const steps = checkImport(rows, defaults);
  let step = steps.next();
  while (!step.done) {
    report({ phase: 'checking', ...step.value });
    await letOthersWork();
    step = steps.next();
  }
  if (!step.value.ok) throw refusal(step.value.findings);
  return step.value.questions;
}

/**
 * The questions as they will be stored. Cells may hold HTML, so that sanitising can leave less than was checked: what it
 * changed is judged once more.
 * @throws Problem questions.import_refused
 */
export async function cleanFile(
  questions: readonly ImportedQuestion[],
  clean: (doc: QuestionDoc) => QuestionDoc,
): Promise<ImportedQuestion[]> {
  const findings: ImportFinding[] = [];
  const first = new Map<string, number>();
  const cleaned: ImportedQuestion[] = [];
  for (const [at, imported] of questions.entries()) {
    if (at % chunk === 0) await letOthersWork();
    const doc = clean(imported.doc);
    const isSame = JSON.stringify(doc) === JSON.stringify(imported.doc);
    const fingerprint = isSame ? imported.fingerprint : kindOf(doc).fingerprint(doc);
    if (!isSame) findings.push(...faultsOf(doc, imported));
    const other = first.get(fingerprint);
    if (other === undefined) first.set(fingerprint, imported.question);
    else findings.push(finding(imported, 'import.duplicate', { question: other, other: imported.question }));
    cleaned.push({ ...imported, doc, fingerprint });
  }
  if (findings.length > 0) throw refusal(findings);
  return cleaned;
}

/** The refusal of an import for what is wrong with the file: the first findings, and how many there are. */
export function refusal(findings: readonly ImportFinding[]): Problem {
  const last = findings.at(-1);
  const isShortened = last?.key === 'import.more';
  const total = isShortened ? findings.length - 1 + Number(last.values['count']) : findings.length;
  return new Problem('questions.import_refused', { findings: findings.slice(0, told), total });
}

function faultsOf(doc: QuestionDoc, imported: ImportedQuestion): ImportFinding[] {
  const faults = importFaults(doc.content_type);
  const found = kindOf(doc)
    .findings(doc)
    .flatMap(({ message, values = {} }) => {
      const key = faults[message];
      return key ? [finding(imported, key, values)] : [];
    });
  if (questionDocs[doc.content_type].safeParse(doc).success) return found;
  return [...found, finding(imported, 'document.invalid', { detail: 'a text is too long' })];
}

function finding(
  { row, question }: ImportedQuestion,
  key: MessageKey,
  values: Readonly<Record<string, string | number>>,
): ImportFinding {
  return {
    row,
    question,
    key,
    values: { question, ...values },
    message: messageText(key, { question, ...values }),
  };
}
