import { useEffect, useRef } from 'react';

/** A formula in LaTeX; the library that renders it is fetched when the first one shows (C-1095). */
export function Formula({ latex }: { latex: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isGone = false;
    void import('./katex.ts').then(({ katex }) => {
      if (place.current && !isGone)
        katex.render(latex, place.current, {
          throwOnError: false,
          trust: false,
          output: 'htmlAndMathml',
          // As in the player: one author's formula must not cover another's page, nor keep it busy.
          maxSize: 20,
          maxExpand: 200,
        });
    });
    return () => {
      isGone = true;
    };
  }, [latex]);
  // Formulas read left to right in every language.
  return (
    <span ref={place} dir="ltr" data-latex={latex}>
      {latex}
    </span>
  );
}
