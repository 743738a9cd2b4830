import type { GameDoc } from '@takhti/content-types/games';
import { directionOf, localeOf } from '@takhti/domain';
import { Link } from 'react-router';
import { useFormat, useText } from '../../../i18n/index.ts';
import { MoveHandle, useDrop } from '../../../ui/index.ts';
import type { Editor } from '../../editor/index.ts';
import { usePlace } from '../use-place.ts';
import { RoundMarks } from './round-marks.tsx';
import { RoundMenu } from './round-menu.tsx';
import { wordsOf } from './round-words.ts';
import classes from './rounds.module.css';
import type { Rounds } from './use-rounds.ts';

interface RoundRowProps {
  readonly editor: Editor<GameDoc>;
  readonly rounds: Rounds;
  readonly at: number;
  readonly round: GameDoc['questionData'][number];
  readonly isOpen: boolean;
}

/** One round in the list: its place, its kind, what it asks, and what is to be mended in it. */
export function RoundRow({ editor, rounds, at, round, isOpen }: RoundRowProps) {
  const t = useText();
  const format = useFormat();
  const { to } = usePlace();
  const count = editor.doc.questionData.length;
  const canMove = !editor.isReadOnly && count > 1;
  const slot = { scope: 'rounds', index: at, onMove: rounds.move };
  const drop = useDrop(canMove ? slot : null);
  const name = t(`games:templates.${round.template_type}.name`);
  const words = wordsOf(round);
  const { language } = editor.doc;
  return (
    <li className={classes.row} data-open={isOpen || undefined} {...drop}>
      {canMove && (
        <MoveHandle
          id={`round ${round.questionId}`}
          name={t('games:rounds.round', { number: at + 1 })}
          slot={slot}
          count={count}
        />
      )}
      <Link
        to={to({ round: round.questionId, part: 'questionType' })}
        className={classes.link}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={classes.number} aria-hidden="true">
          {format.number(at + 1)}
        </span>
        <span className="visually-hidden">{t('games:rounds.round', { number: at + 1 })}: </span>
        <span className={classes.words}>
          <bdi className={classes.kind}>{name}</bdi>
          {words !== '' && (
            <span className={classes.asks} lang={localeOf[language]} dir={directionOf(language)}>
              {words}
            </span>
          )}
        </span>
      </Link>
      <RoundMarks findings={editor.findings} at={at} />
      {!editor.isReadOnly && (
        <RoundMenu rounds={rounds} at={at} count={count} questionId={round.questionId} />
      )}
    </li>
  );
}
