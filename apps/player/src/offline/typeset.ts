import katex from 'katex';

/** As the player's own, in MathML alone, which needs neither style sheet nor faces. */
export function typeset(latex: string, place: HTMLElement): void {
  katex.render(latex, place, {
    throwOnError: false,
    trust: false,
    output: 'mathml',
    maxSize: 20,
    maxExpand: 200,
  });
}
