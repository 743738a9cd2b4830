import { ShelfView } from './shelf-view.tsx';

/** What the institution itself has published, without its schools (C-136). */
export function Component() {
  return <ShelfView shelf="own_content" />;
}
