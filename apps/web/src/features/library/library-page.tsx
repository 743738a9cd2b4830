import { ShelfView } from './shelf-view.tsx';

/** The published content of the institution (C-133). */
export function Component() {
  return <ShelfView shelf="schools_content" />;
}
