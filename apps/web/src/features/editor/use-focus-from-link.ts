import { placedPath } from '@takhti/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { focusFromNextFrame, type FieldPath } from './document/field.ts';

const FocusState = z.object({ focus: z.array(z.union([z.string(), z.number()])) });

/** State of a link to a field of its page. */
export function focusState(path: FieldPath): z.infer<typeof FocusState> {
  return { focus: [...path] };
}

/**
 * Moves the focus to the field that a link led to: a comment leads to what it speaks of, also on the page that is open already.
 * @param document what is on the page, where comments name parts of it by numbers instead of places
 */
export function useFocusFromLink(document?: object): void {
  const location = useLocation();
  const { key } = location;
  useEffect(() => {
    const focus = FocusState.safeParse(location.state).data?.focus;
    if (focus === undefined) return undefined;
    return focusFromNextFrame(() => (document ? placedPath(document, focus) : focus));
    // A visit to a page is one link; what else changes in its state is none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
