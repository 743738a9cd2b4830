import { Problem } from '@takhti/contract';
import type { Finding, Language, QuestionDoc, QuestionKind } from '@takhti/domain';
import type { StoredDocument } from '../stored-document.ts';
import { hasUnnamedPicture } from '../kit/html-tag.ts';
import { error, warning } from '../messages.ts';
import { languageFindings } from './language-findings.ts';
import type { ChangeText } from './languages/change-text.ts';
import type { TextsFacet } from './languages/texts.ts';
import { versionFindings } from './languages/version-findings.ts';
import { inVersion, mapVersions, viewOf, withVersion } from './languages/versions.ts';
import type { z } from 'zod';
import type { StoredOption } from './mcq/options.ts';

/** The right answers of a question, as lists and searches show them. */
export interface AnswersSummary {
  /** Options, or blanks. */
  readonly total: number;
  /** HTML of the first right answer; empty when there is none. */
  readonly right: string;
  /** How many other options are right. */
  readonly moreRight: number;
  /** Every text that learners choose from or type, for search. */
  readonly texts: readonly string[];
}

interface Facets<Doc> {
  readonly kind: QuestionKind;
  /** A new question with nothing in it. */
  readonly empty: (language: Language) => Doc;
  /** The findings of a question, each at its field (specification, section 5); errors block saving. */
  readonly findings: (doc: Doc) => Finding[];
  /** A string that two questions share exactly when they are the same to a learner (C-667). Keep a hash of it: it may be long. */
  readonly canonicalText: (doc: Doc) => string;
  readonly answers: (doc: Doc) => AnswersSummary;
  /** The options that learners choose from, empty ones too; null if they type. */
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
  /** Its texts by their dotted paths, in its own language. */
  readonly textFields: (doc: QuestionDoc) => Readonly<Record<string, string>>;
  /** A question as it is in one of its language versions, by itself; null where it has none in this language. */
  readonly inLanguage: (doc: QuestionDoc, language: Language) => QuestionDoc | null;
  /** A question with a language version that says what `view` says. */
  readonly withLanguage: (
    doc: QuestionDoc,
    view: QuestionDoc,
    based_on: Readonly<Record<string, string>>,
  ) => QuestionDoc;
}

interface QuestionKindInput<Doc extends QuestionDoc> extends Facets<Doc> {
  readonly owns: (doc: QuestionDoc) => doc is Doc;
  readonly schema: z.ZodType<Doc>;
  /** The JSON that is stored beside a question's columns, with its version. */
  readonly data: Pick<StoredDocument<Doc['json_data']>, 'open'>;
  readonly texts: TextsFacet<Doc>;
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
  const allFindings = (doc: Doc): Finding[] => [...findingsBesideLanguage(doc), ...languageFindings(doc)];
  const mapOwnPlainText = (doc: Doc, change: ChangeText): Doc => input.mapPlainText?.(doc, change) ?? doc;
  const settledAlone = (doc: Doc): Doc => input.settled?.(doc) ?? doc;
  const { texts } = input;
  return {
    kind: input.kind,
    empty: input.empty,
    findings: (doc) => [...allFindings(own(doc)), ...versionFindings(texts, own(doc), allFindings)],
    findingsBesideLanguage,
    canonicalText: (doc) => input.canonicalText(own(doc)),
    answers: (doc) => input.answers(own(doc)),
    options: (doc) => input.options(own(doc)),
    interchangeable: input.interchangeable,
    mapPlainText: (doc, change) =>
      mapVersions(texts, mapOwnPlainText(own(doc), change), (view, language) =>
        mapOwnPlainText(view, inVersion(language, change)),
      ),
    settled: (doc) => mapVersions(texts, settledAlone(own(doc)), settledAlone),
    textFields: (doc) => texts.fields(own(doc)),
    inLanguage: (doc, language) => viewOf(texts, own(doc), language),
    withLanguage: (doc, view, based_on) =>
      withVersion(own(doc), view.language, texts.of(own(view), based_on)),
    mapRichText: (doc, change) => ({
      ...doc,
      ...mapVersions(texts, input.mapRichText(own(doc), change), (view, language) =>
        input.mapRichText(view, inVersion(language, change)),
      ),
    }),
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
