import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';

/** From this width on a page has room beside it; 1200 px. */
const wide = '(min-width: 75em)';

/**
 * Whether a drawer is beside the page instead of over it, and makes the page give it its room while it is open. What is
 * beside takes nothing away: neither the light of the page nor its keys.
 */
export function useDocked(isOpen: boolean): boolean {
  const isDocked = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });
  const takesRoom = isDocked && isOpen;
  useLayoutEffect(() => {
    if (!takesRoom) return;
    const { dataset } = document.documentElement;
    dataset['docked'] = '';
    return () => {
      delete dataset['docked'];
    };
  }, [takesRoom]);
  return isDocked;
}

/** Marks a drawer as docked beside the page. */
export const dockedProps = {
  withOverlay: false,
  lockScroll: false,
  trapFocus: false,
  closeOnClickOutside: false,
  // Escape is the page's, unless the drawer has the focus.
  closeOnEscape: false,
  attributes: { content: { 'aria-modal': false, 'data-docked': '' } },
} as const;
