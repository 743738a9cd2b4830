import type { Facts } from '@takhti/content-types';
import type { OpenKeptGame } from '@takhti/content-types/rounds';
import type { PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Finding, GenericParts } from '@takhti/domain';
import type { Expression, SqlBool } from 'kysely';
import type { DocumentOwner, LoadedContainer } from '../features/containers/index.ts';
import type { Pin, Publication } from '../features/publications/index.ts';
import type { PastState } from '../features/revisions/index.ts';
import type { Session } from '../http/session.ts';
import type { Tx } from '../platform/db/index.ts';
import type { AttemptCounter } from './attempt-counter.ts';
import type { Carrying } from './carrying.ts';
import type { Packaging } from './packaging.ts';
import { noQuestions, type OwnQuestions } from './own-questions.ts';
import type { PlayedContent, PlayKindName } from './play-kind.ts';

/** What a publication holds: the document as learners get it, and the questions to draw from. */
export interface PublishedParts {
  readonly doc: object;
  readonly questions: readonly PublishedQuestion[];
  /** Which publication learners get of the content that it refers to; left out by types that refer to none. */
  readonly pins?: readonly Pin[];
}

/** Options for a preview of a draft. */
export interface PreviewOptions {
  /** The state of the container right after an entry of its history; null for the present one. */
  readonly past: PastState | null;
  /** Seeds the random draw. */
  readonly seed: string;
  /** No more questions than this are shown, the first ones; left out for all. */
  readonly most?: number | undefined;
}

/** Learners attempt it: it is launched, saved bit by bit, and ends with a result. */
interface AnyAttempted {
  readonly how: 'attempted';
  /** The ids of what one attempt shows, in its order. */
  readonly draw: (publication: Pick<Publication, 'json_data' | 'pool'>, seed: string) => string[];
  /** The questions of a published document that can be asked before a class; left out if questions are published beside it. */
  readonly liveQuestions?: (
    publication: Pick<Publication, 'json_data' | 'content_id'>,
  ) => PublishedQuestion[];
}

interface AttemptedAsGame extends AnyAttempted {
  readonly kind: 'game';
  /** Makes a learner's copy of what its publications keep. */
  readonly openKept: OpenKeptGame;
}

interface AttemptedAsQuestions extends AnyAttempted {
  readonly kind: Exclude<PlayKindName, 'game'>;
}

export type Attempted = AttemptedAsGame | AttemptedAsQuestions;

/** Learners open it and look at it: nothing is recorded. */
interface Opened {
  readonly how: 'opened';
  /** The view of a document, whose files are signed already. */
  readonly show: (doc: object) => GenericParts;
}

/** Content as a zip brings it to other platforms. */
export interface Package {
  /** The pictures and sounds to bring along. */
  readonly upload_ids: readonly string[];
  /** The trees of JSON in it by their file names, in which each upload has its name in the zip. */
  readonly files: (nameOf: (upload_id: string) => string) => Readonly<Record<string, object>>;
}

/** The formats in which content of a type leaves the product. */
interface Exports {
  readonly package?: (tx: Tx, container: LoadedContainer) => Promise<Package>;
  /** Played from a memory stick or a plain web server, once it is published; left out by types that need a network. */
  readonly offline?: Carrying;
  /** Played or asked in other systems, once it is published. */
  readonly packaged?: Packaging;
  /** Whether one package brings what it gathers, each content as a lesson; what else refers to content is nothing without this product. */
  readonly packagesItems?: true;
}

/** The facets of a content type that need the database. What follows from the document alone belongs to its model. */
export interface ServerType {
  /** Facts for findings that are not in the document. */
  readonly facts: (tx: Tx, container: LoadedContainer) => Promise<Facts>;
  /** Findings that block publishing only. */
  readonly publishFindings: (tx: Tx, container: LoadedContainer) => Promise<readonly Finding[]>;
  /**
   * Makes the published parts of a document without errors; it names only files of its institution. Throws problems that only
   * publishing finds.
   */
  readonly publish: (tx: Tx, container: LoadedContainer) => Promise<PublishedParts>;
  /** The texts of a published document that differs from the written one; null if it does not. */
  readonly publishedTexts: ((doc: unknown) => readonly string[]) | null;
  /** A draft as it is played; the document has only files of its institution. */
  readonly preview: (
    tx: Tx,
    session: Session,
    container: LoadedContainer,
    look: PreviewOptions,
  ) => Promise<PlayedContent>;
  /** How learners use it. */
  readonly use: Attempted | Opened;
  /** The document to store of a sent one, before findings. Throws container.invalid_document with `fields`. */
  readonly documentToKeep: (tx: Tx, session: Session, sent: object, of: DocumentOwner) => Promise<object>;
  /** The questions that containers hold beside their document. */
  readonly questions: OwnQuestions;
  /** The condition on a container that its document draws from a skill; null for a type that draws from none. */
  readonly drawsFrom: ((skill_id: Expression<string>) => Expression<SqlBool>) | null;
  readonly exports: Exports;
  /** How its content counts attempts at other content; null for a type that counts none. */
  readonly countsAttempts: AttemptCounter | null;
}

type Optional =
  | 'facts'
  | 'publishFindings'
  | 'publishedTexts'
  | 'documentToKeep'
  | 'questions'
  | 'drawsFrom'
  | 'exports'
  | 'countsAttempts';

/** Declares what a type does on the server. Left out is what most types do not have: questions of their own, a pool, exports. */
export function defineServerType(
  type: Omit<ServerType, Optional> & Partial<Pick<ServerType, Optional>>,
): ServerType {
  return {
    facts: async () => ({ total_questions: 0 }),
    publishFindings: async () => [],
    publishedTexts: null,
    documentToKeep: async (_tx, _session, sent) => sent,
    questions: noQuestions,
    drawsFrom: null,
    exports: {},
    countsAttempts: null,
    ...type,
  };
}
