import { ShelfView } from './shelf-view.tsx';

/** The published content of the institution itself, without its schools (C-136). */
export function Component() {
  return <ShelfView shelf="own_content" />;
}
