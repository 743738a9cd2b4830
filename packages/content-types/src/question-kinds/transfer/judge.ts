import type { ImportFinding } from '@takhti/contract';
import { questionDocs, type QuestionDoc } from '@takhti/domain';
import { kindOf } from '../registry.ts';
import { importFaults } from './faults.ts';
import { importFinding, type Place } from './finding.ts';

/** The findings that keep a question out of a bank, in the words of an import. */
export function judge(doc: QuestionDoc, place: Place): ImportFinding[] {
  const faults = importFaults(doc.content_type);
  const found = kindOf(doc)
    .findings(doc)
    .flatMap(({ message, values = {} }) => {
      const key = faults[message];
      return key ? [importFinding(key, place, values)] : [];
    });
  if (questionDocs[doc.content_type].safeParse(doc).success) return found;
  return [...found, importFinding('import.text_long', place)];
}
