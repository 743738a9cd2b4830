import { useState } from 'react';
import { useLocation } from 'react-router';

/** The list of people as it was left for this page, with its filters; all of it where the page was opened otherwise. */
export function useListPath(): string {
  const location = useLocation();
  const [path] = useState(() => {
    const state = location.state as { list?: unknown } | null;
    const query = state?.list;
    return typeof query === 'string' && query !== '' ? `/users?${query}` : '/users';
  });
  return path;
}
