import type { ImportFinding } from '@takhti/contract';
import { messageText, type MessageKey } from '@takhti/content-types';
import { kindOf } from '@takhti/content-types/question-kinds';
import { importFaults, type ImportedQuestion } from '@takhti/content-types/question-kinds/transfer';
import { questionDocs, type QuestionDoc } from '@takhti/domain';

/**
 * The questions as they will be stored. Cells may hold HTML, so that sanitising can leave less than was checked: what it
 * changed is judged once more.
 */
export function cleanFile(
  questions: readonly ImportedQuestion[],
  clean: (doc: QuestionDoc) => QuestionDoc,
): { readonly questions: readonly ImportedQuestion[]; readonly findings: readonly ImportFinding[] } {
  const findings: ImportFinding[] = [];
  const first = new Map<string, number>();
  const cleaned: ImportedQuestion[] = [];
  for (const imported of questions) {
    const doc = clean(imported.doc);
    const isSame = JSON.stringify(doc) === JSON.stringify(imported.doc);
    const fingerprint = isSame ? imported.fingerprint : kindOf(doc).fingerprint(doc);
    if (!isSame) findings.push(...faultsOf(doc, imported));
    const other = first.get(fingerprint);
    if (other === undefined) first.set(fingerprint, imported.question);
    else findings.push(finding(imported, 'import.duplicate', { question: other, other: imported.question }));
    cleaned.push({ ...imported, doc, fingerprint });
  }
  return { questions: cleaned, findings };
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
