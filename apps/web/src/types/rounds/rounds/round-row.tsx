import { directionOf, localeOf, type Language, type TemplateType } from '@takhti/domain';
import { memo, type MouseEvent } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../ui/index.ts';
import type { Counts } from './count-by-round.ts';
import { RoundMarks } from './round-marks.tsx';
import { RoundMenu } from './round-menu.tsx';
import classes from './rounds.module.css';
import type { Rounds } from './use-rounds.ts';

interface RoundRowProps extends Counts {
  readonly rounds: Rounds;
  readonly at: number;
  /** How many rounds there are. */
  readonly count: number;
  readonly questionId: number;
  readonly template: TemplateType;
  /** What it asks, in short. */
  readonly words: string;
  readonly language: Language;
  readonly address: string;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
}

/**
 * One round in the list: its place, its kind, what it asks, and what is to be mended in it. It is given no more than it shows, so
 * that fifty of them are not rendered again for a key that is pressed in one.
 */
export const RoundRow = memo(function RoundRow(props: RoundRowProps) {
  const { rounds, at, count, questionId, template, words, language, address, isOpen, isReadOnly } = props;
  const t = useText();
  const format = useFormat();
  const canMove = !isReadOnly && count > 1;
  const slot = { scope: 'rounds', index: at, onMove: rounds.move };
  const drop = useDrop(canMove ? slot : null);
  return (
    <li className={classes.row} data-open={isOpen || undefined} {...drop}>
      {canMove && (
        <MoveHandle
          id={`round ${questionId}`}
          name={t('games:rounds.round', { number: at + 1 })}
          slot={slot}
          count={count}
        />
      )}
      <a
        href={address}
        className={classes.link}
        aria-current={isOpen ? 'true' : undefined}
        onClick={props.onOpen}
      >
        <span className={classes.number} aria-hidden="true">
          {format.number(at + 1)}
        </span>
        <span className="visually-hidden">{t('games:rounds.round', { number: at + 1 })}: </span>
        <span className={classes.words}>
          <bdi className={classes.kind}>{t(`games:templates.${template}.name`)}</bdi>
          {words !== '' && (
            <span className={classes.asks} lang={localeOf(language)} dir={directionOf(language)}>
              {words}
            </span>
          )}
        </span>
      </a>
      <RoundMarks errors={props.errors} warnings={props.warnings} />
      {!isReadOnly && <RoundMenu rounds={rounds} at={at} count={count} questionId={questionId} />}
    </li>
  );
});
