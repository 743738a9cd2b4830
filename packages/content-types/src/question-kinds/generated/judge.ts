import { generatedBodies, type Finding, type GeneratedBody, type GeneratedKind } from '@takhti/domain';
import { escapeHtml } from '../../kit/entities.ts';
import { readingFindings } from '../../reading/index.ts';
import { foldCase } from '../../kit/text.ts';
import { error } from '../../messages.ts';
import { kindOf } from '../registry.ts';
import { letterFindings } from './letters.ts';
import { questionOf, type QuestionFacts } from './to-question.ts';

/** Facts about existing things. */
export interface Others {
  /** Whether the container has it already. */
  readonly isKnown: (canonicalText: string) => boolean;
  /** Whether it was proposed before, and neither dropped nor replaced. */
  readonly isProposed: (canonicalText: string) => boolean;
}

/**
 * What is wrong with a proposal: the findings of the same work of a person, and what only a model does.
 * @param year the school year that is to read it
 */
export function judgeProposal(
  kind: GeneratedKind,
  body: unknown,
  facts: QuestionFacts,
  { isKnown, isProposed }: Others,
  year: number,
): Finding[] {
  const doc = questionOf(kind, body, facts);
  const canonicalText = canonicalTextOf(kind, body, facts);
  return [
    // Its letters are judged below, in all of its texts.
    ...(doc ? kindOf(doc).findingsBesideLanguage(doc) : emptyFindings(kind, body)),
    ...repeatFindings(canonicalText, { isKnown, isProposed }),
    ...wordFindings(body, facts.language, year),
  ];
}

/** The finding that the same exists already, or was proposed before. */
export function repeatFindings(canonicalText: string, { isKnown, isProposed }: Others): Finding[] {
  return [
    ...(isKnown(canonicalText) ? [error([], 'generated.known')] : []),
    ...(isProposed(canonicalText) ? [error([], 'generated.repeated')] : []),
  ];
}

/** Findings of all its words: another language, letters of a neighbour, and the hardest sentence. */
export function wordFindings(body: unknown, language: QuestionFacts['language'], year: number): Finding[] {
  const texts = textsOf(body);
  return [
    ...letterFindings(texts, language),
    ...readingFindings([{ path: [], html: texts.map(escapeHtml).join('<br>') }], language, year),
  ];
}

/** The one field by which some kinds are compared; null if all words count. */
const distinctBy = {
  mcqs: null,
  blanks: null,
  matching: null,
  sorting: null,
  draganddrop: null,
  crossword: 'word',
  article: null,
  rounds: null,
} as const satisfies { readonly [Kind in GeneratedKind]: keyof GeneratedBody<Kind> | null };

/** The key that two proposals share if they are the same to a learner. */
export function canonicalTextOf(kind: GeneratedKind, body: unknown, facts: QuestionFacts): string {
  const doc = questionOf(kind, body, facts);
  if (doc) return kindOf(doc).canonicalText(doc);
  const only = distinctBy[kind];
  const texts = only === null ? textsOf(body) : textsOf((body as Readonly<Record<string, unknown>>)[only]);
  return texts.map(foldCase).join('\n');
}

function emptyFindings(kind: GeneratedKind, body: unknown): Finding[] {
  const fields = Object.keys(generatedBodies[kind].shape);
  const values = body as Readonly<Record<string, unknown>>;
  return fields.flatMap((field) => (values[field] === '' ? [error([field], 'generated.empty')] : []));
}

/** Every text in it, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
