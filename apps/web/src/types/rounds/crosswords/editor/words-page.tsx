import { CrosswordEditPage } from './crossword-edit-page.tsx';

/** The words of one crossword (G-448). */
export function Component() {
  return <CrosswordEditPage order="words" />;
}
