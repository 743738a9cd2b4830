import {
  limits,
  type Captions,
  type ContentType,
  type FileKind,
  type Finding,
  type GenericBody,
  type GenericParts,
} from '@takhti/domain';
import { z } from 'zod';
import {
  defineContentType,
  type AnyContentTypeModel,
  type ChangeAddress,
  type ChangeHtml,
  type ContentTypeModel,
  type Facts,
  type Reference,
  type Stage,
} from '../define.ts';
import { defineDocument, type StoredDocumentInput } from '../stored-document.ts';
import { error } from '../messages.ts';

/**
 * What the document of every type of this family holds, beside the version of its own shape; title and language are its
 * container's. The lengths that people may write are findings, which say what to do: the schema keeps out only what nobody writes.
 */
export const filesDoc = {
  description: z.string().max(limits.rich_text.max),
};

/** The shape that all documents of this family share. */
export interface FilesDoc {
  readonly schema_version: number;
  readonly description: string;
}

interface Shown {
  /** Makes the learner's view of a published or saved document. */
  readonly show: (stored: unknown) => GenericParts;
}

/** A content type of this family: opened by learners, and not attempted. */
export interface FilesModel<Doc> extends ContentTypeModel<Doc>, Shown {}

/** The same without its document's type. */
export interface AnyFilesModel extends AnyContentTypeModel, Shown {
  readonly open: (stored: unknown) => FilesDoc;
}

/** Characters that a description may have. */
export const longestDescription = 2_000;

/** Fields that are the container's: the studio edits them in one form with the document, so a document has none of the name. */
interface OfContainer {
  readonly title?: never;
  readonly language?: never;
}

interface FilesTypeInput<Doc extends FilesDoc & OfContainer> extends StoredDocumentInput<Doc> {
  readonly content_type: ContentType;
  /** A new document without its description. */
  readonly defaults: Omit<Doc, keyof FilesDoc>;
  /** The findings of this type's own fields, beside the description. */
  readonly findings: (doc: Doc, stage: Stage, facts: Facts) => Finding[];
  /** The files that a document names; left out by types without any. */
  readonly mapMedia?: (doc: Doc, change: ChangeAddress) => Doc;
  /** Where a document holds rich text; null for types whose documents hold none. */
  readonly mapRichText: ((doc: Doc, change: ChangeHtml) => Doc) | null;
  /** The kinds of files that it can name; none if left out. */
  readonly accepts?: readonly FileKind[];
  /** The references of a document; left out by types without any. */
  readonly references?: (doc: Doc) => readonly Reference[];
  /** The readable texts beside the description; left out by types without any. */
  readonly readTexts?: (doc: Doc) => readonly string[];
  /** Left out by types without spoken words. */
  readonly captionsOf?: (doc: Doc) => readonly Captions[];
  /** None if left out. */
  readonly kept_back?: readonly (keyof Doc & string)[];
  /** 0 if left out: nothing else must be published before it. */
  readonly approval_order?: number;
  /** The view of a document, whose files are signed already. */
  readonly body: (doc: Doc) => GenericBody;
}

/** Declares a content type of this family: what differs from the others is what it holds, and what is shown of that. */
export function defineFilesType<Doc extends FilesDoc & OfContainer>({
  defaults,
  findings,
  body,
  readTexts,
  ...type
}: FilesTypeInput<Doc>): FilesModel<Doc> {
  const { schema, schema_version } = type;
  const document = defineDocument(type);
  return {
    ...defineContentType<Doc>({
      ...type,
      accepts: type.accepts ?? [],
      readTexts: (doc) => [doc.description, ...(readTexts?.(doc) ?? [])],
      defaults: () => schema.parse({ schema_version, description: '', ...defaults }),
      findings: (doc, stage, facts) => [...findings(doc, stage, facts), ...descriptionFindings(doc)],
    }),
    show(stored) {
      const doc = document.openKept(stored);
      return { description: doc.description, body: body(doc) };
    },
  };
}

function descriptionFindings({ description }: FilesDoc): Finding[] {
  const max = longestDescription;
  const { length: count } = description;
  return count > max ? [error(['description'], 'generic.description_long', { max, count })] : [];
}
