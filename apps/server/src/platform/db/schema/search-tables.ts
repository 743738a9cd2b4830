import type { Stamp } from './column-types.ts';

export interface SearchTextsTable {
  institution_id: number;
  container_id: string;
  /** Folded; those of the title once more with `t:` before them, those of the skill with `s:`; and what it is filtered by. */
  words: string[];
  /** The text that readers see, as it was written. */
  passages: string[];
  /** The upload of a picture in it; empty where it has none. */
  picture: string;
  /** The container's last activity when it was published or changed: the latest come first. */
  changed_on: Stamp;
}

export interface SearchWordsTable {
  institution_id: number;
  word: string;
  /** The keys by which it is found with a mistake in it. */
  near: string[];
}

/** Kept by triggers: published content whose texts are to be looked at again. */
export interface SearchWaitingTable {
  institution_id: number;
  container_id: string;
}

export interface CollectionsTable {
  institution_id: number;
  collection_id: string;
  /** Its owner: nobody else sees it. */
  user_id: string;
  title: string;
  created_on: Stamp;
}

export interface CollectionItemsTable {
  institution_id: number;
  collection_id: string;
  content_id: string;
  added_on: Stamp;
}

/** The columns of these tables. */
export const searchColumns = {
  collections: ['institution_id', 'collection_id', 'user_id', 'title', 'created_on'],
  collection_items: ['institution_id', 'collection_id', 'content_id', 'added_on'],
  search_texts: ['institution_id', 'container_id', 'words', 'passages', 'picture', 'changed_on'],
  search_words: ['institution_id', 'word', 'near'],
  search_waiting: ['institution_id', 'container_id'],
} as const;
