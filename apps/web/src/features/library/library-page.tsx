import { ShelfView } from './shelf-view.tsx';

/** What the institution has published (C-133). */
export function Component() {
  return <ShelfView shelf="schools_content" />;
}
