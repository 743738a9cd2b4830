import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Slate } from '../../../ui/index.ts';
import classes from './front-page.module.css';
import { LanguageRow } from './language-row.tsx';
import { WritingOnSlate } from './writing-on-slate.tsx';

interface FrontPageProps {
  readonly title: string;
  /** One line below the title: what this page is for. */
  readonly lead: string;
  /** Links to the other pages before the login. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the pages before the login: the slate, the languages, and one card with a form. */
export function FrontPage({ title, lead, ways, children }: FrontPageProps) {
  const t = useText();
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <Slate size={32} />
          {t('common:brand')}
        </span>
        <LanguageRow />
      </header>
      <main className={classes.main}>
        <section className={classes.picture} aria-hidden="true">
          <WritingOnSlate />
        </section>
        <section className={classes.form}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          {children}
          {ways !== undefined && <p className={classes.ways}>{ways}</p>}
        </section>
      </main>
    </div>
  );
}
