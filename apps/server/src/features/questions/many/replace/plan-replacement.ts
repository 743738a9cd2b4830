import { createHash } from 'node:crypto';
import {
  countInQuestion,
  replaceInQuestion,
  type FoundField,
  type Replacement,
} from '@takhti/content-types/question-kinds/replace';
import { Problem, type FoundQuestion } from '@takhti/contract';
import { hasErrors, type Question, type QuestionDoc } from '@takhti/domain';
import type { Tx } from '../../../../platform/db/index.ts';
import { cleanerFor, uploadsShown } from '../../cleaner.ts';
import { tracesOf, type Traces } from '../../question-values.ts';
import { listAllQuestions, type BankKey } from '../../questions.queries.ts';
import { findingsOf } from '../../save-question.ts';
import { listTraces } from '../texts.queries.ts';
import { twinsAmong } from '../twins.ts';

/** What would become of one question. */
export interface PlannedChange {
  readonly question: Question;
  readonly position: number;
  readonly doc: QuestionDoc;
  readonly traces: Traces;
  readonly places: number;
  readonly fields: readonly FoundField[];
  readonly refusal: FoundQuestion['refusal'];
}

export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly alike_places: number;
  /** Which versions of which questions it was made from, for what. */
  readonly seen: string;
}

interface Chosen {
  /** None means all of the bank. */
  readonly content_ids: readonly string[];
  readonly except: readonly string[];
}

/**
 * What replacing words in the questions of a bank would do: the same for looking at it and for doing it.
 * @throws Problem questions.not_found when a chosen question is not in the bank
 */
export async function planReplacement(
  tx: Tx,
  bank: BankKey,
  replacement: Replacement,
  { content_ids, except }: Chosen,
): Promise<Plan> {
  const all = await listAllQuestions(tx, bank);
  const chosen = new Set(content_ids);
  const own = new Set(all.map(({ content_id }) => content_id));
  if (!chosen.isSubsetOf(own)) throw new Problem('questions.not_found');
  // Nothing that is written brings a picture along: what a bank shows already are files of its institution.
  const clean = cleanerFor(new Set(uploadsShown(all)));
  let alike_places = 0;
  const found = all.flatMap((question, at) => {
    if (chosen.size > 0 && !chosen.has(question.content_id)) return [];
    const { doc, count, fields } = replaceInQuestion(question, replacement);
    if (!replacement.is_alike)
      alike_places += countInQuestion(question, { ...replacement, is_alike: true }) - count;
    if (count === 0) return [];
    const cleaned = clean(doc);
    return [{ question, position: at + 1, doc: cleaned, traces: tracesOf(cleaned), places: count, fields }];
  });
  const judged = found.map((each) => ({ ...each, isValid: isValid(each.doc) }));
  const stays = new Set(except);
  const wanted = judged
    .filter(({ isValid: isFit, question }) => isFit && !stays.has(question.content_id))
    .map(({ question, traces }) => ({ ...traces, content_id: question.content_id }));
  const twins = twinsAmong(await listTraces(tx, bank), wanted);
  return {
    changes: judged.map(({ isValid: isFit, ...each }) => ({
      ...each,
      refusal: !isFit ? 'invalid' : twins.has(each.question.content_id) ? 'duplicate' : null,
    })),
    alike_places,
    seen: digestOf(replacement, found),
  };
}

function isValid(doc: QuestionDoc): boolean {
  return !hasErrors(findingsOf(doc));
}

function digestOf(
  { find, replace, parts, is_case, is_whole_words, is_alike }: Replacement,
  found: readonly { readonly question: Question }[],
): string {
  const versions = found.map(({ question: { content_id, version } }) => [content_id, version]);
  const what = [find, replace, parts, is_case, is_whole_words, is_alike, versions];
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}
