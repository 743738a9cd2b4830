import {
  fieldChanges,
  type ContentType,
  type FieldChange,
  type Captions,
  type FileKind,
  type Finding,
  type Language,
  type QuestionKind,
  type ReferenceState,
  type Snapshot,
} from '@takhti/domain';
import type { z } from 'zod';
import { mapPictures } from './kit/file-address.ts';
import {
  defineDocument,
  type Reading,
  type StoredDocument,
  type StoredDocumentInput,
} from './stored-document.ts';
import { error } from './messages.ts';

/** The start of a new document: the skill that its author chose, and the language. */
export interface Start {
  readonly language: Language;
  readonly skill_id: string;
  readonly subject: string;
  /** How many questions the skill has. */
  readonly total_questions: number;
}

/** Bytes of a skill's published questions: all that can be drawn, and at most those of one attempt. */
export interface SkillWeight {
  readonly skill_id: string;
  readonly bytes: number;
  readonly shown_bytes: number;
}

/** Facts for findings that are not in the document. */
export interface Facts {
  /** Questions that the container holds (question banks). */
  readonly total_questions: number;
  /** The state of the content that the document refers to, by its id; left out where that is not known, and then nothing is said of it. */
  readonly references?: ReadonlyMap<string, ReferenceState>;
  /** Bytes of the questions that the document draws; left out if unknown. */
  readonly weights?: readonly SkillWeight[];
  /** Left out where the same document shall always be judged alike: a clock makes warnings, and never an error. */
  readonly now?: Date;
}

/** A place at which a document refers to other content (ADR 0027). */
export interface Reference {
  readonly content_id: string;
  readonly path: Finding['path'];
}

/** Counts that lists show and that follow from the document. */
export interface DocumentCounts {
  readonly total_questions?: number;
  readonly total_skills?: number;
}

/** A skill as a document takes it in: who it is and how many questions it has. */
export interface SkillSource {
  readonly skill_id: string;
  readonly subject: string;
  readonly total_questions: number;
}

/** How many questions of a skill carry the same metadata, which is what filters look at. */
export interface PoolCount {
  readonly metadata1: string;
  readonly metadata2: string;
  readonly total: number;
}

/** An event of a skill that a document may draw questions from. */
export type SkillChange =
  | { readonly kind: 'replaced'; readonly skill_id: string; readonly by: SkillSource }
  | { readonly kind: 'subject'; readonly skill_id: string; readonly subject: string }
  | {
      readonly kind: 'merged';
      readonly skill_id: string;
      readonly into: Pick<SkillSource, 'skill_id' | 'subject'>;
      /** The questions that belong to the other skill now. */
      readonly pool: readonly PoolCount[];
    };

/** Saving keeps unfinished work and refuses only what would be wrong to keep; submitting asks for the whole. */
export type Stage = 'save' | 'submit';

/** Changes the address of a file: `/files/<upload_id>`, signed or not, or empty. */
export type ChangeAddress = (address: string) => string;

/** Changes rich text of a document. */
export type ChangeHtml = (html: string) => string;

/** The fields of a container that reviewers change and its author settles. */
export interface ContainerFields {
  readonly title: string;
  readonly language: Language;
  readonly json_data: object;
}

/** A content type without its document's type: what a list of all types can offer. */
export interface AnyContentTypeModel {
  readonly content_type: ContentType;
  readonly schema_version: number;
  /** Of its newest document. */
  readonly schema: z.ZodType;
  readonly defaults: (start: Start) => unknown;
  readonly read: (stored: unknown) => Reading<unknown>;
  /** As `read`; throws the problem `container.invalid_document`. */
  readonly open: (stored: unknown) => unknown;
  /** As `read`, of what was published: that it cannot be read is a fault. */
  readonly openKept: (stored: unknown) => unknown;
  /**
   * A stored tree with the address of every picture and sound in it changed; as it is for a type whose documents have none, or
   * when it cannot be read.
   */
  readonly mapMedia: (stored: unknown, change: ChangeAddress) => unknown;
  /** A stored tree with every rich text in it changed; as it is for a type whose documents hold none, or when it cannot be read. */
  readonly mapRichText: (stored: unknown, change: ChangeHtml) => unknown;
  /**
   * What a reader of the content sees before answering anything, as rich or plain text: what search looks through. Never what is
   * right, for the person who searches may not know it. None for a tree that cannot be read.
   */
  readonly readTexts: (stored: unknown) => readonly string[];
  /** The files of what is said in it; none for most types, or for a tree that cannot be read. */
  readonly captionsOf: (stored: unknown) => readonly Captions[];
  /**
   * Where two snapshots of a container differ, in parts that can be accepted or rejected each by itself (specification,
   * section 6). Fields that `before` does not have did not change.
   */
  readonly changes: (before: Snapshot, after: Snapshot) => FieldChange[];
  /** The document after a field of the container was changed, with all that follows from it. */
  readonly afterFieldChange: (fields: ContainerFields, field: string) => object;
  /** The counts of a stored tree; none if it cannot be read. */
  readonly countsOf: (stored: object) => DocumentCounts;
  /** Whether documents draw questions from skills, beside the one of their container. */
  readonly draws: boolean;
  /** A stored tree after a change of a skill; as it is for a type that draws from none, or when it cannot be read. */
  readonly followSkill: (stored: object, change: SkillChange) => object;
  /** Whether documents refer to other content. */
  readonly refers: boolean;
  /** The other content that a stored tree refers to; none for a type that refers to none, or when it cannot be read. */
  readonly referencesOf: (stored: unknown) => readonly Reference[];
  /** Fields of its documents, texts, that only who writes or reviews it may read: what learners are to earn. */
  readonly kept_back: readonly string[];
  /** Whether others draw from the questions that are published of it. */
  readonly gives_questions: boolean;
  /** The kinds of the questions that its containers hold as rows of their own; none for most types. */
  readonly question_kinds: readonly QuestionKind[];
  /** Whether its questions are about a text that the container holds too, and are not asked without it (`article_id`). */
  readonly asks_about_its_text: boolean;
  /** Of all that waits for approval the lowest comes first: a type comes after those that must be published before it. */
  readonly approval_order: number;
  /** The kinds of files that its documents can name. */
  readonly accepts: readonly FileKind[];
  /** The findings of a tree that may not even be readable; then one `document.invalid` error for each issue. */
  readonly check: (stored: unknown, stage: Stage, facts: Facts) => Finding[];
}

/** A content type as its own folder and its editor know it. */
export interface ContentTypeModel<Doc> extends AnyContentTypeModel, StoredDocument<Doc> {
  readonly defaults: (start: Start) => Doc;
  readonly schema: z.ZodType<Doc>;
  readonly read: (stored: unknown) => Reading<Doc>;
  readonly open: (stored: unknown) => Doc;
  readonly openKept: (stored: unknown) => Doc;
  readonly findings: (doc: Doc, stage: Stage, facts: Facts) => Finding[];
}

interface ContentTypeInput<Doc extends object> extends StoredDocumentInput<Doc> {
  readonly content_type: ContentType;
  readonly defaults: (start: Start) => Doc;
  readonly findings: (doc: Doc, stage: Stage, facts: Facts) => Finding[];
  /** Maps the files of a document; left out by types without any. */
  readonly mapMedia?: (doc: Doc, change: ChangeAddress) => Doc;
  /**
   * Maps the rich text of a document; null for types whose documents hold none. No type leaves it out, for the server sanitises what
   * is named here, and nothing else. Its pictures are files too.
   */
  readonly mapRichText: ((doc: Doc, change: ChangeHtml) => Doc) | null;
  /** Left out by types whose documents show no text before they are attempted. */
  readonly readTexts?: (doc: Doc) => readonly string[];
  /** Left out by types without spoken words. */
  readonly captionsOf?: (doc: Doc) => readonly Captions[];
  /** Left out by types whose fields are compared one by one. */
  readonly changes?: AnyContentTypeModel['changes'];
  /** Left out by types of which no field follows from another. */
  readonly afterFieldChange?: AnyContentTypeModel['afterFieldChange'];
  /** Left out by types whose documents have no counts. */
  readonly countsOf?: (doc: Doc) => DocumentCounts;
  /** Left out by types whose documents draw from no skills. */
  readonly followSkill?: (doc: Doc, change: SkillChange) => Doc;
  /** Lists the references of a document; left out by types without any. */
  readonly references?: (doc: Doc) => readonly Reference[];
  /** None if left out. */
  readonly kept_back?: readonly (keyof Doc & string)[];
  /** False if left out. */
  readonly gives_questions?: boolean;
  /** None if left out. */
  readonly question_kinds?: readonly QuestionKind[];
  /** False if left out. */
  readonly asks_about_its_text?: boolean;
  /** Pictures and sounds if left out. */
  readonly accepts?: readonly FileKind[];
  /** 0 if left out: nothing else must be published before it. */
  readonly approval_order?: number;
}

/** Declares a content type: how its documents start, are read and are judged. */
export function defineContentType<Doc extends object>(input: ContentTypeInput<Doc>): ContentTypeModel<Doc> {
  const document = defineDocument(input);
  const { mapRichText } = input;
  const mapMedia = input.mapMedia ?? (mapRichText === null ? undefined : mediaOfRichText(mapRichText));
  return {
    ...document,
    content_type: input.content_type,
    defaults: input.defaults,
    findings: input.findings,
    changes: input.changes ?? ((before, after) => fieldChanges(before, after)),
    afterFieldChange: input.afterFieldChange ?? (({ json_data }) => json_data),
    mapMedia: (stored, change) => {
      const reading = mapMedia ? document.read(stored) : undefined;
      return reading?.ok ? mapMedia?.(reading.doc, change) : stored;
    },
    mapRichText: (stored, change) => {
      const reading = mapRichText ? document.read(stored) : undefined;
      return reading?.ok ? mapRichText?.(reading.doc, change) : stored;
    },
    readTexts: (stored) => {
      const reading = input.readTexts ? document.read(stored) : undefined;
      return reading?.ok ? (input.readTexts?.(reading.doc) ?? []) : [];
    },
    captionsOf: (stored) => {
      const reading = input.captionsOf ? document.read(stored) : undefined;
      return reading?.ok ? (input.captionsOf?.(reading.doc) ?? []) : [];
    },
    countsOf: (stored) => {
      const reading = input.countsOf ? document.read(stored) : undefined;
      return reading?.ok ? (input.countsOf?.(reading.doc) ?? {}) : {};
    },
    draws: input.followSkill !== undefined,
    followSkill: (stored, change) => {
      const reading = input.followSkill ? document.read(stored) : undefined;
      return reading?.ok ? (input.followSkill?.(reading.doc, change) ?? stored) : stored;
    },
    refers: input.references !== undefined,
    referencesOf: (stored) => {
      const reading = input.references ? document.read(stored) : undefined;
      return reading?.ok ? (input.references?.(reading.doc) ?? []) : [];
    },
    kept_back: input.kept_back ?? [],
    gives_questions: input.gives_questions ?? false,
    question_kinds: input.question_kinds ?? [],
    asks_about_its_text: input.asks_about_its_text ?? false,
    approval_order: input.approval_order ?? 0,
    accepts: input.accepts ?? ['image', 'audio'],
    check: (stored, stage, facts) => {
      const reading = document.read(stored);
      if (reading.ok) return input.findings(reading.doc, stage, facts);
      return reading.issues.map((issue) => error(issue.path, 'document.invalid', { detail: issue.message }));
    },
  };
}

function mediaOfRichText<Doc>(mapRichText: (doc: Doc, change: ChangeHtml) => Doc) {
  return (doc: Doc, change: ChangeAddress): Doc => mapRichText(doc, (html) => mapPictures(html, change));
}
