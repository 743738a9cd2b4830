import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Sets a formula in place; one with a mistake shows its source in red instead of nothing. */
export function typeset(latex: string, place: HTMLElement): void {
  katex.render(latex, place, {
    throwOnError: false,
    trust: false,
    output: 'htmlAndMathml',
    maxSize: 20,
    maxExpand: 200,
  });
}
