import { CrosswordEditPage } from './crossword-edit-page.tsx';

/** The editor of one crossword (G-447). */
export function Component() {
  return <CrosswordEditPage order="details" />;
}
