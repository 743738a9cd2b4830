import { Problem } from '@takhti/contract';
import type { Finding, Language, QuestionDoc, QuestionKind } from '@takhti/domain';
import type { StoredDocument } from '../define.ts';
import { hasUnnamedPicture } from '../kit/html-tag.ts';
import { error, warning } from '../messages.ts';
import { languageFindings } from './language-findings.ts';
import type { z } from 'zod';
import type { StoredOption } from './mcq/options.ts';

/** What is done with a text of a question; the path says where in the document it stands. */
export type ChangeText = (html: string, path: Finding['path']) => string;

/** The right answers of a question, as lists and searches tell them. */
export interface AnswersSummary {
  /** Options, or blanks. */
  readonly total: number;
  /** HTML of the first right answer; empty when there is none. */
  readonly right: string;
  /** Every text that learners choose from or type, for search. */
  readonly texts: readonly string[];
}

interface Facets<Doc> {
  readonly kind: QuestionKind;
  /** A new question with nothing in it. */
  readonly empty: (language: Language) => Doc;
  /** What is wrong with a question, each finding at the field to mend (specification, section 5); errors block saving. */
  readonly findings: (doc: Doc) => Finding[];
  /** A string that two questions share exactly when they are the same to a learner (C-667). Keep a hash of it: it may be long. */
  readonly canonicalText: (doc: Doc) => string;
  readonly answers: (doc: Doc) => AnswersSummary;
  /** What learners choose from, empty options too; null where they type. */
  readonly options: (doc: Doc) => readonly StoredOption[] | null;
  /** Fields that change places among each other: a comment on one of them is found again by its words. */
  readonly interchangeable: readonly Finding['path'][];
}

/** A kind of questions without its document's type: what a registry of all kinds can offer. */
export interface AnyQuestionKind extends Facets<QuestionDoc> {
  /** As `findings`, but for its language: what is proposed is judged by all of its letters. */
  readonly findingsBesideLanguage: (doc: QuestionDoc) => Finding[];
  /**
   * Opens a question as it was stored, its JSON upgraded.
   * @throws Problem container.invalid_document
   */
  readonly open: (stored: Readonly<Record<string, unknown>>) => QuestionDoc;
  /** A question with every rich text of it changed: what holds for one field holds for all of them. */
  readonly mapRichText: <Doc extends QuestionDoc>(doc: Doc, change: ChangeText) => Doc;
  /** A question with every plain text changed that learners choose from or type. */
  readonly mapPlainText: (doc: QuestionDoc, change: ChangeText) => QuestionDoc;
  /** A question after its texts were changed, with all that follows from them. */
  readonly settled: (doc: QuestionDoc) => QuestionDoc;
}

interface QuestionKindInput<Doc extends QuestionDoc> extends Facets<Doc> {
  readonly owns: (doc: QuestionDoc) => doc is Doc;
  readonly schema: z.ZodType<Doc>;
  /** The JSON that is stored beside a question's columns, with its version. */
  readonly data: Pick<StoredDocument<Doc['json_data']>, 'open'>;
  readonly mapRichText: (doc: Doc, change: ChangeText) => Doc;
  /** Left out by kinds whose texts are rich alone. */
  readonly mapPlainText?: (doc: Doc, change: ChangeText) => Doc;
  /** Left out by kinds of which nothing follows from a text. */
  readonly settled?: (doc: Doc) => Doc;
}

function pictureFindings<Doc extends QuestionDoc>(
  { mapRichText }: Pick<QuestionKindInput<Doc>, 'mapRichText'>,
  doc: Doc,
): Finding[] {
  const found: Finding[] = [];
  mapRichText(doc, (html, path) => {
    if (hasUnnamedPicture(html)) found.push(warning(path, 'question.picture_unnamed'));
    return html;
  });
  return found;
}

/** Declares a kind of questions. Its document's type is checked here, once, so that everybody else handles questions of any kind. */
export function defineQuestionKind<Doc extends QuestionDoc>(input: QuestionKindInput<Doc>): AnyQuestionKind {
  const own = (doc: QuestionDoc): Doc => {
    if (input.owns(doc)) return doc;
    throw new TypeError(`A question of kind ${doc.content_type} is none of kind ${input.kind}`);
  };
  const findingsBesideLanguage = (doc: QuestionDoc): Finding[] => [
    ...input.findings(own(doc)),
    ...pictureFindings(input, own(doc)),
  ];
  return {
    kind: input.kind,
    empty: input.empty,
    findings: (doc) => [...findingsBesideLanguage(doc), ...languageFindings(doc)],
    findingsBesideLanguage,
    canonicalText: (doc) => input.canonicalText(own(doc)),
    answers: (doc) => input.answers(own(doc)),
    options: (doc) => input.options(own(doc)),
    interchangeable: input.interchangeable,
    mapPlainText: (doc, change) => input.mapPlainText?.(own(doc), change) ?? doc,
    settled: (doc) => input.settled?.(own(doc)) ?? doc,
    mapRichText: (doc, change) => ({ ...doc, ...input.mapRichText(own(doc), change) }),
    open: (stored) => {
      const parsed = input.schema.safeParse({ ...stored, json_data: input.data.open(stored['json_data']) });
      if (parsed.success) return parsed.data;
      throw new Problem('container.invalid_document', {
        fields: parsed.error.issues.map(({ path, message: detail }) =>
          error(path.map(String), 'document.invalid', { detail }),
        ),
      });
    },
  };
}
