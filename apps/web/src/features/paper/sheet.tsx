import { directionOf, localeOf, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import { paperWords } from './paper-words.ts';
import classes from './sheets.module.css';

interface SheetProps {
  readonly title: string;
  readonly language: Language;
  /** Whether learners write their name on it. */
  readonly isForLearners?: boolean;
  readonly children: ReactNode;
}

/** A sheet of paper, in the language of its content. */
export function Sheet({ title, language, isForLearners = false, children }: SheetProps) {
  const words = paperWords[language];
  return (
    <article className={classes.sheet} lang={localeOf(language)} dir={directionOf(language)}>
      {isForLearners ? (
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.fields}>
            {[words.name, words.group, words.date].map((word) => (
              <span key={word} className={classes.field}>
                {word}:
              </span>
            ))}
          </p>
        </header>
      ) : (
        <h2 className={classes.title}>{title}</h2>
      )}
      {children}
    </article>
  );
}
