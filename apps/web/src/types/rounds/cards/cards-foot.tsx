import type { CardRound } from '@takhti/content-types/rounds';
import type { ReactNode } from 'react';
import { FieldError, fieldId } from '../../../features/editor/index.ts';
import classes from './cards-foot.module.css';
import type { OpenedRound } from './opened-round.ts';

/** Below the cards: the way to more, and what is wrong with all of them together. */
export function CardsFoot({
  opened,
  children,
}: {
  readonly opened: OpenedRound<CardRound>;
  readonly children?: ReactNode;
}) {
  const path = opened.path('cardsData');
  const findings = opened.findings('cardsData');
  const ways = opened.isReadOnly ? null : children;
  if (!ways && findings.length === 0) return null;
  return (
    <div id={fieldId(path)} className={classes.foot}>
      {ways}
      <FieldError path={path} findings={findings} />
    </div>
  );
}
