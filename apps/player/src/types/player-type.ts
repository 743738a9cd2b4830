import type { ContentKey } from '../attempt/content-key.ts';
import type { Host } from '../launch/host.ts';
import type { LazyPart } from '../ui/lazy-part.tsx';

/** The props of the page of an attempted type. */
export interface AttemptPageProps {
  /** Null in a preview, which the studio posts. */
  readonly content: ContentKey | null;
  readonly host: Host;
  /** The page below the type's own address, one of the row's `below`; empty for its first page. */
  readonly below: string;
}

/** The props of the page of a type that is only opened. It fetches and shows; there is nothing to save. */
export interface OpenPageProps {
  /** Null in a preview, which the studio posts. */
  readonly content: ContentKey | null;
  readonly host: Host;
}

/** How content is kept in this browser before it is opened, so that it opens without a network then. */
export interface KeptAhead {
  /** Fetches and keeps it. @returns whether all of it is kept */
  readonly keep: (content: ContentKey) => Promise<boolean>;
  readonly isKept: (content: ContentKey) => Promise<boolean>;
}

/** The part of content that opens without a network: all of it, also ahead; small content that was opened once; or none. */
export type Offline = KeptAhead | 'once_opened' | 'never';

/** Learners attempt it: it is launched, saved bit by bit, and ends with a result of the server. */
export interface AttemptedType {
  readonly use: 'attempted';
  /** The pages below the type's own address. */
  readonly below: readonly string[];
  readonly page: LazyPart<AttemptPageProps>;
  readonly offline: Offline;
}

/** Learners open it and look at it: nothing is recorded. */
export interface OpenedType {
  readonly use: 'opened';
  readonly page: LazyPart<OpenPageProps>;
  readonly offline: Offline;
}

/** The player's row of a content type. Its parts are fetched separately: nobody waits for a type that is not opened. */
export type PlayerType = AttemptedType | OpenedType;
