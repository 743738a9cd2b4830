import { createContext, use } from 'react';

/** The addresses that have a page; the table of routes provides them. */
export const BuiltPaths = createContext<ReadonlySet<string>>(new Set());

/** Whether an address has a page: those without one are not linked. */
export function useIsBuilt(): (path: string) => boolean {
  const paths = use(BuiltPaths);
  return (path) => paths.has(path);
}
