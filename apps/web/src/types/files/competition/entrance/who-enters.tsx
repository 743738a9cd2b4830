import type { CompetitionDoc } from '@takhti/content-types/files';
import { waysIn, type CompetitionFlag } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../../i18n/index.ts';
import classes from '../competition.module.css';

/** The parts of a competition in this sentence. */
export const entranceFlags: readonly CompetitionFlag[] = [
  'ispublic',
  'issemiprivate',
  'isschool',
  'ispremium',
  'isdisabled',
];

interface WhoEntersProps {
  readonly doc: CompetitionDoc;
  /** It has been played, no matter what it says. */
  readonly isOver?: boolean;
  /** Behind it. */
  readonly children?: ReactNode;
}

/** Says in a sentence who can enter a competition with its present settings; a warning if nobody can. */
export function WhoEnters({ doc, isOver = false, children }: WhoEntersProps) {
  const t = useText();
  const format = useFormat();
  if (isOver)
    return (
      <p className={classes.state} role="status" data-warning>
        {t('competitions:shared.over')}
        {children}
      </p>
    );
  const ways = waysIn(doc);
  const those = [
    ...(ways.link ? [t('competitions:who.link')] : []),
    ...(ways.secret_code ? [t('competitions:who.secret', { code: doc.secretcode.trim() })] : []),
    ...(ways.school_code ? [t('competitions:who.school')] : []),
  ];
  const isClosed = those.length === 0 || doc.isdisabled === 1;
  return (
    <p className={classes.state} role="status" data-warning={isClosed || undefined}>
      {those.length === 0
        ? t('competitions:who.nobody')
        : t('competitions:who.these', { who: format.list(those) })}
      {those.length > 0 && doc.ispremium === 1 && ` ${t('competitions:who.login')}`}
      {those.length > 0 && doc.isdisabled === 1 && ` ${t('competitions:who.paused')}`}
      {children}
    </p>
  );
}
