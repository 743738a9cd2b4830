import { useEffect, useRef, type ReactNode } from 'react';

interface MathsProps {
  readonly latex: string;
  /** Inside a label, whose name is plain text: there one half would be read as 12, so its source is its name. */
  readonly isPhrase: boolean;
}

/** A formula. Its typesetter weighs more than the player, so it comes only where there is one; until then its source shows. */
export function Maths({ latex, isPhrase }: MathsProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('./typeset.ts')
      .then(
        ({ typeset }) => {
          if (isCurrent && place.current !== null) typeset(latex, place.current);
        },
        // Without the typesetter the source stays readable.
        () => undefined,
      )
      // Pictures of this page are taken when nothing in it waits.
      .finally(() => isCurrent && place.current?.removeAttribute('data-waits'));
    return () => {
      isCurrent = false;
    };
  }, [latex]);
  return (
    <span
      key={latex}
      className="maths"
      dir="ltr"
      data-waits
      ref={place}
      {...(isPhrase ? { role: 'math', 'aria-label': latex } : {})}
    >
      {latex}
    </span>
  );
}
