import { isQuestionKind, isRecord, limits, questionDocs, type QuestionKind } from '@takhti/domain';
import type { ImportFinding } from '@takhti/contract';
import { readMadeBy, type MadeBy } from '../made-by.ts';
import { questionKinds } from '../registry.ts';
import type { Candidate, ReadFile } from './candidate.ts';
import { importFinding, mostFindingsOfQuestion, type Place } from './finding.ts';
import { judge } from './judge.ts';
import type { ImportDefaults } from './row.ts';

type Fields = Readonly<Record<string, unknown>>;

const ofFile = { row: null, question: null } as const;

/** The questions of a JSON file as the export writes it, or of a bare list of such questions. */
export function readJson(text: string, defaults: ImportDefaults): ReadFile {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (fault) {
    return refused(importFinding('import.json_broken', { ...ofFile, line: lineOf(fault, text) }));
  }
  const questions = Array.isArray(read) ? (read as unknown[]) : isRecord(read) ? read['questions'] : null;
  if (!Array.isArray(questions)) return refused(importFinding('import.json_other', ofFile));
  if (questions.length === 0) return refused(importFinding('import.no_questions', ofFile));
  const max = limits.import.max_questions;
  if (questions.length > max) return refused(importFinding('import.too_many', ofFile, { max }));
  const head = isRecord(read) ? read['content_type'] : undefined;
  const made = madeIn(isRecord(read) ? read['made_by_models'] : undefined);
  return {
    findings: [],
    candidates: questions.map((each: unknown, at) => {
      const madeBy = made.get(at + 1);
      const candidate = candidateOf(each, head, { row: null, question: at + 1 }, defaults);
      return madeBy ? { ...candidate, madeBy } : candidate;
    }),
  };
}

// The facts about questions in an export of ours, by their numbers.
function madeIn(given: unknown): ReadonlyMap<unknown, MadeBy> {
  const listed: readonly unknown[] = Array.isArray(given) ? given : [];
  return new Map(
    listed.filter(isRecord).flatMap((each) => {
      const madeBy = readMadeBy(each);
      return madeBy ? [[each['question'], madeBy] as const] : [];
    }),
  );
}

function candidateOf(given: unknown, head: unknown, place: Place, defaults: ImportDefaults): Candidate {
  const keptOut = (findings: readonly ImportFinding[]): Candidate => ({
    doc: null,
    place,
    findings,
    lost: [],
    isCut: false,
  });
  if (!isRecord(given)) return keptOut([importFinding('import.json_other', place)]);
  const kind = given['content_type'] ?? head ?? defaults.kind;
  if (kind !== defaults.kind) return keptOut([otherKind(kind, place)]);
  const parsed = questionDocs[defaults.kind].safeParse(completed(given, defaults.kind, defaults));
  if (parsed.success)
    return { doc: parsed.data, place, findings: judge(parsed.data, place), lost: [], isCut: false };
  return keptOut(
    parsed.error.issues
      .slice(0, mostFindingsOfQuestion)
      .map(({ path, message }) =>
        importFinding('document.invalid', place, { detail: `${path.join('.')}: ${message}` }),
      ),
  );
}

// Other programs may leave out what a new question begins with.
function completed(given: Fields, kind: QuestionKind, { language, past_paper = 0 }: ImportDefaults): Fields {
  return { ...questionKinds[kind].empty(language), past_paper, ...given, content_type: kind };
}

function otherKind(kind: unknown, place: Place): ImportFinding {
  if (typeof kind === 'string' && isQuestionKind(kind)) return importFinding('import.other_kind', place);
  return importFinding('import.kind_unknown', place, { name: String(kind) });
}

// The parser says the character and some say the line, by the length of what they found.
function lineOf(fault: unknown, text: string): number {
  const at = /position (\d+)/.exec(fault instanceof Error ? fault.message : '')?.[1];
  return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
}

function refused(finding: ImportFinding): ReadFile {
  return { findings: [finding], candidates: [] };
}
