import type { Anchor } from '@takhti/domain';
import { createContext, use } from 'react';
import { countOpen, type Thread } from './comment-threads.ts';

export interface CommentsHere {
  /** Opens the comments on a field, or on everything without one. */
  readonly open: (path: Anchor['path'] | null) => void;
  /** Closes the comments and moves the focus to a field of this page. */
  readonly leadTo: (path: Anchor['path']) => void;
  /** The present field of a comment, by the field names of the page. */
  readonly fieldOf: (path: Anchor['path']) => Anchor['path'];
  readonly threadsAt: (path: Anchor['path']) => readonly Thread[];
  readonly canComment: boolean;
  /** The question that is on the screen; null for the object itself, undefined for a question that was never saved. */
  readonly content_id: string | null | undefined;
}

export const Here = createContext<CommentsHere | null>(null);

/** The comments of the editor around; null where there is none. */
export function useCommentsHere(): CommentsHere | null {
  return use(Here);
}

/** How many conversations about any of these fields are open; 0 outside of an editor. */
export function useOpenComments(paths: readonly Anchor['path'][]): number {
  const here = useCommentsHere();
  return here ? paths.reduce((sum, path) => sum + countOpen(here.threadsAt(path)), 0) : 0;
}
