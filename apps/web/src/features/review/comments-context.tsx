import { quoteOf } from '@takhti/content-types/kit';
import { placedPath, valueAt, type Anchor, type OpenedContainer } from '@takhti/domain';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { CommentsDrawer } from './comments-drawer.tsx';
import { countOpen, threadsAt, threadsOf, type Thread } from './comment-threads.ts';
import { useComments } from './use-comments.ts';

interface CommentsHere {
  /** Opens the comments on a field, or on everything without one. */
  readonly open: (path: Anchor['path'] | null) => void;
  readonly threadsAt: (path: Anchor['path']) => readonly Thread[];
  readonly canComment: boolean;
  /** Where a field that a comment names stands now, as the page's fields name themselves. */
  readonly fieldOf: (path: Anchor['path']) => Anchor['path'];
}

const asItIs = (path: Anchor['path']): Anchor['path'] => path;

const Here = createContext<CommentsHere | null>(null);

interface CommentsProviderProps {
  readonly container: OpenedContainer;
  /** The question that is on the screen; null for the object itself. */
  readonly content_id: string | null;
  /** What is on the screen, for the words that a comment quotes. */
  readonly document: object;
  /** How comments name a field where its place can change; its own path otherwise. */
  readonly nameOf?: (path: Anchor['path'], document: object) => Anchor['path'];
  readonly children: ReactNode;
}

/** Lets the fields of an editor show the comments on them, and opens the one drawer for all of them. */
export function CommentsProvider(props: CommentsProviderProps) {
  const { container, content_id, document, nameOf = asItIs, children } = props;
  const { list } = useComments(container.users_content_id);
  const [isOpen, setOpen] = useState(false);
  const [about, setAbout] = useState<Anchor | null>(null);
  const records = list.data?.records;
  const canComment = container.abilities.can_comment;
  const here = useMemo((): CommentsHere => {
    const threads = threadsOf(records ?? []);
    return {
      canComment,
      fieldOf: (path) => placedPath(document, path),
      threadsAt: (path) => threadsAt(threads, { content_id, path: nameOf(path, document) }),
      open(path) {
        setAbout(
          path && {
            content_id,
            path: nameOf([...path], document),
            quote: quoteOf(valueAt(document, [...path])),
          },
        );
        setOpen(true);
      },
    };
  }, [records, content_id, document, canComment, nameOf]);
  return (
    <Here value={here}>
      {children}
      <CommentsDrawer
        container={container}
        isOpen={isOpen}
        about={about}
        onAll={() => setAbout(null)}
        onClose={() => setOpen(false)}
      />
    </Here>
  );
}

/** The comments of the editor around; null where there is none. */
export function useCommentsHere(): CommentsHere | null {
  return use(Here);
}

/** How many conversations about a field are open; 0 outside of an editor. */
export function useOpenAt(path: Anchor['path']): number {
  const here = useCommentsHere();
  return here ? countOpen(here.threadsAt(path)) : 0;
}
