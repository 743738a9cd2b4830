import { useIsPhone } from '../../../../ui/index.ts';

/** How large the buttons in the sticky header of a rubric are: on a phone they stay in one line and leave the page its room. */
export function useBarSize(): 'compact-md' | 'sm' {
  return useIsPhone() ? 'compact-md' : 'sm';
}
