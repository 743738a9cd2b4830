import { lettersOf, type Layout } from '@takhti/content-types/crosswords';
import { directionOf, localeOf, type Language } from '@takhti/domain';
import type { CSSProperties } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { cellsOf } from './cells.ts';
import classes from './grid.module.css';

interface SolvedGridProps {
  readonly doc: {
    readonly language: Language;
    readonly files: readonly { readonly word: string }[];
  };
  readonly layout: Layout;
}

/** The grid with its letters, in the direction of its language. */
export function SolvedGrid({ doc: { files, language }, layout }: SolvedGridProps) {
  const t = useText();
  const format = useFormat();
  const { rows, columns, placed } = layout;
  const words = placed.map((place) => ({
    ...place,
    letters: lettersOf(files[place.word]?.word ?? '', language),
  }));
  const names = format.list(words.map(({ letters }) => letters.join('')));
  return (
    <div className={classes.frame}>
      <div
        role="img"
        aria-label={t('crosswords:grid.label', { rows, columns, words: names })}
        className={classes.grid}
        dir={directionOf(language)}
        lang={localeOf(language)}
        style={{ '--rows': rows, '--columns': columns } as CSSProperties}
      >
        {cellsOf(words, columns).map(({ row, column, letter, number }) => (
          <span
            key={`${row}/${column}`}
            className={classes.cell}
            style={{ gridRow: row + 1, gridColumn: column + 1 }}
          >
            {number !== undefined && <span className={classes.number}>{format.number(number)}</span>}
            {letter}
          </span>
        ))}
      </div>
    </div>
  );
}
