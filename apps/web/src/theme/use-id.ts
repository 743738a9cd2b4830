import { useId as useReactId } from 'react';

/**
 * An id for what has none of its own, in the place of the one of @mantine/hooks (see vite.config.ts): that takes another one right
 * after the first drawing, so that every field, switch, menu and tooltip of a page is drawn twice before anything shows. It guards
 * against pages of several React roots, and ours has one.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return typeof given === 'string' ? given : `mantine-${own.replaceAll(':', '')}`;
}
