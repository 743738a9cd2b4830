import { useId as useReactId } from 'react';

/**
 * Replaces `useId` of @mantine/hooks (see vite.config.ts), which sets another id after the first render, so that every field,
 * switch, menu and tooltip renders twice. It does so for pages with several React roots; ours has one.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return typeof given === 'string' ? given : `mantine-${own.replaceAll(':', '')}`;
}
