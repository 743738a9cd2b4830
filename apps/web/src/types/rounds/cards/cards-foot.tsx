import type { CardRound } from '@takhti/content-types/rounds';
import type { ReactNode } from 'react';
import { FieldError, fieldId } from '../../../features/editor/index.ts';
import classes from './cards-foot.module.css';
import type { RoundDesk } from './round-desk.ts';

/** Below the cards: the way to more, and what is wrong with all of them together. */
export function CardsFoot({
  desk,
  children,
}: {
  readonly desk: RoundDesk<CardRound>;
  readonly children?: ReactNode;
}) {
  const path = desk.path('cardsData');
  const findings = desk.findings('cardsData');
  const ways = desk.isReadOnly ? null : children;
  if (!ways && findings.length === 0) return null;
  return (
    <div id={fieldId(path)} className={classes.foot}>
      {ways}
      <FieldError path={path} findings={findings} />
    </div>
  );
}
