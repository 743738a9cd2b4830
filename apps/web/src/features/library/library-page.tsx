import { LibraryView } from './library-view.tsx';

/** The published content of the institution (C-133). */
export function Component() {
  return <LibraryView tab="schools_content" />;
}
