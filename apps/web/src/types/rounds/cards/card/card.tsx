import { IconAlertTriangle } from '@tabler/icons-react';
import type { CardRound } from '@takhti/content-types/rounds';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { FieldError, fieldId } from '../../../../features/editor/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { CardBody } from './card-body.tsx';
import { CardKind } from './card-kind.tsx';
import classes from './card.module.css';
import type { OpenedRound } from '../opened-round.ts';
import type { CardActions } from '../use-card-actions.ts';

interface CardEditorProps {
  readonly opened: OpenedRound<CardRound>;
  readonly actions: CardActions;
  /** Its place among all cards of the round. */
  readonly at: number;
  readonly name: string;
  /** What is before its name: a handle, a mark. */
  readonly before?: ReactNode;
  /** What can be done with it, at the end of its head. */
  readonly after?: ReactNode;
  readonly children?: ReactNode;
}

/** One card: its name, what it shows, and the fields for that. */
export function CardEditor({ opened, actions, at, name, before, after, children }: CardEditorProps) {
  const t = useText();
  const card = opened.round.cardsData[at];
  if (!card) return null;
  const kindPath = ['cardsData', at, 'type'];
  return (
    <div
      role="group"
      aria-label={name}
      id={fieldId(opened.path('cardsData', at))}
      tabIndex={-1}
      className={classes.card}
    >
      <div className={classes.head}>
        {before}
        <span className={classes.name}>{name}</span>
        <FieldComments
          path={opened.path('cardsData', at, card.type === 'image' ? 'imageAlt' : 'text')}
          label={name}
        />
        <span className={classes.tools} data-tour="edit-card">
          <CardKind
            opened={opened}
            card={card}
            id={fieldId(opened.path(...kindPath))}
            name={name}
            onKind={(type) => actions.setKind(at, type)}
          />
          {after}
        </span>
      </div>
      <FieldError path={opened.path(...kindPath)} findings={opened.findings(...kindPath)} />
      <CardBody opened={opened} at={at} name={name} />
      {children}
      {opened.overflowing.has(card.id) && (
        <p className={classes.overflow}>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {t('game-cards:overflow')}
        </p>
      )}
    </div>
  );
}
