import { LibraryView } from './library-view.tsx';

/** The published content of the institution itself, without its schools (C-136). */
export function Component() {
  return <LibraryView tab="own_content" />;
}
