import { IconAlertTriangle } from '@tabler/icons-react';
import type { CardRound } from '@takhti/content-types/rounds';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { FieldError, fieldId } from '../../../../features/editor/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { CardBody } from './card-body.tsx';
import { CardKind } from './card-kind.tsx';
import classes from './card.module.css';
import type { RoundDesk } from '../round-desk.ts';
import type { CardActions } from '../use-card-actions.ts';

interface CardEditorProps {
  readonly desk: RoundDesk<CardRound>;
  readonly actions: CardActions;
  /** Its place among all cards of the round. */
  readonly at: number;
  readonly name: string;
  /** What stands before its name: a handle, a mark. */
  readonly before?: ReactNode;
  /** What can be done with it, at the end of its head. */
  readonly after?: ReactNode;
  readonly children?: ReactNode;
}

/** One card: its name, what it shows, and the fields for that. */
export function CardEditor({ desk, actions, at, name, before, after, children }: CardEditorProps) {
  const t = useText();
  const card = desk.round.cardsData[at];
  if (!card) return null;
  const kindPath = ['cardsData', at, 'type'];
  return (
    <div
      role="group"
      aria-label={name}
      id={fieldId(desk.path('cardsData', at))}
      tabIndex={-1}
      className={classes.card}
    >
      <div className={classes.head}>
        {before}
        <span className={classes.name}>{name}</span>
        <FieldComments
          path={desk.path('cardsData', at, card.type === 'image' ? 'imageAlt' : 'text')}
          label={name}
        />
        <span className={classes.tools} data-tour="edit-card">
          <CardKind
            desk={desk}
            card={card}
            id={fieldId(desk.path(...kindPath))}
            name={name}
            onKind={(type) => actions.setKind(at, type)}
          />
          {after}
        </span>
      </div>
      <FieldError path={desk.path(...kindPath)} findings={desk.findings(...kindPath)} />
      <CardBody desk={desk} at={at} name={name} />
      {children}
      {desk.overflowing.has(card.id) && (
        <p className={classes.overflow}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t('game-cards:overflow')}
        </p>
      )}
    </div>
  );
}
