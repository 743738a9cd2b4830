import { createContext, use } from 'react';

/** The addresses that have a page; the table of routes provides them. */
export const BuiltPaths = createContext<ReadonlySet<string>>(new Set());

/** Tells whether an address has a page: those that have none yet are not linked. */
export function useIsBuilt(): (path: string) => boolean {
  const paths = use(BuiltPaths);
  return (path) => paths.has(path);
}
