import { localeOf, type Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import classes from './content-text.module.css';

interface ContentTitleProps {
  readonly children: ReactNode;
  readonly language: Language;
  /** Whether it is one of many, and takes two lines at the most: cut where it ends, and never where it begins. */
  readonly isCut?: boolean;
}

/** A title of content in one line of a list: its own direction and letters, at the height of the interface's text. */
export function ContentTitle({ children, language, isCut = false }: ContentTitleProps) {
  return (
    <bdi lang={localeOf(language)} className={classes.title} data-cut={isCut || undefined}>
      {children}
    </bdi>
  );
}
