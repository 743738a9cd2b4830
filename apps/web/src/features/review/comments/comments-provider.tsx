import { quoteOf } from '@takhti/content-types/kit';
import { namedPath, placedPath, valueAt, type Anchor, type OpenedContainer } from '@takhti/domain';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useUrlData } from '../../../app/launch/index.ts';
import { focusField } from '../../editor/index.ts';
import { Here, type CommentsHere } from './comments-context.ts';
import { CommentsDrawer } from './comments-drawer.tsx';
import { threadsAt, threadsOf } from './comment-threads.ts';
import { useComments } from './use-comments.ts';

interface CommentsProviderProps {
  readonly container: OpenedContainer;
  /** The question that is on the screen, undefined until it is saved; null for the object itself. */
  readonly content_id: string | null | undefined;
  /** The document on screen, for quotes in comments. */
  readonly document: object;
  readonly children: ReactNode;
}

/** Lets the fields of an editor show the comments on them, and opens the one drawer for all of them. */
export function CommentsProvider(props: CommentsProviderProps) {
  const { container, content_id, document, children } = props;
  const { list } = useComments(container.users_content_id);
  const [isOpen, setOpen] = useState(false);
  const [about, setAbout] = useState<Anchor | null>(null);
  const wanted = useRef<Anchor['path'] | null>(null);
  const records = list.data?.records;
  const { isLms } = useUrlData();
  // Unsaved content has no place that others could find; within an LMS there are no comments (C-638).
  const hasPlaces = content_id !== undefined && !isLms;
  const canComment = container.abilities.can_comment && hasPlaces;
  const latest = useRef(document);
  useEffect(() => {
    latest.current = document;
  });
  const threads = useMemo(() => threadsOf(records ?? []), [records]);
  // Without comments, fields must not search for them at every key.
  const spokenOf = threads.length > 0 ? document : null;
  const here = useMemo((): CommentsHere => {
    return {
      canComment,
      content_id,
      fieldOf: (path) => placedPath(latest.current, path),
      threadsAt: (path) =>
        hasPlaces && spokenOf ? threadsAt(threads, { content_id, path: namedPath(spokenOf, path) }) : [],
      open(path) {
        const now = latest.current;
        const quote = path && quoteOf(valueAt(now, [...path]));
        setAbout(path && hasPlaces ? { content_id, path: namedPath(now, path), quote: quote ?? '' } : null);
        setOpen(true);
      },
      leadTo(path) {
        // A docked drawer may stay open.
        if ('docked' in globalThis.document.documentElement.dataset) return void focusField(path);
        wanted.current = path;
        setOpen(false);
      },
    };
  }, [threads, content_id, spokenOf, canComment, hasPlaces]);

  const drawer = useMemo(() => {
    // The drawer gives the focus back when it closes; only then may it move.
    const lead = (): void => {
      if (wanted.current) focusField(wanted.current);
      wanted.current = null;
    };
    return (
      <CommentsDrawer
        container={container}
        isOpen={isOpen}
        about={about}
        onAll={() => setAbout(null)}
        onClose={() => setOpen(false)}
        onClosed={lead}
      />
    );
  }, [container, isOpen, about]);

  return (
    <Here value={here}>
      {children}
      {drawer}
    </Here>
  );
}
