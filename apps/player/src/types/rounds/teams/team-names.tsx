import { useId, useState, type ReactNode } from 'react';
import { Intro, IntroFact } from '../../../frame/intro.tsx';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Kite } from '../stars/kite.tsx';
import './teams.css';

const longest = 24;

interface TeamNamesProps {
  readonly title: string;
  readonly rounds: string;
  /** What the teams were called last time; null for teams that have no name yet. */
  readonly last: readonly [string, string] | null;
  /** A game of theirs is not over yet. */
  readonly isBegun: boolean;
  /** Begins a game, or continues with the one that was begun. */
  readonly onStart: (names: readonly [string, string]) => void;
  readonly onNew: (names: readonly [string, string]) => void;
  readonly onBack: () => void;
}

/** Two teams give themselves names, and begin. */
export function TeamNames(props: TeamNamesProps): ReactNode {
  const { title, rounds, last, isBegun, onStart, onNew, onBack } = props;
  const { t } = useTexts();
  const standard = [t('team_n', { n: 1 }), t('team_n', { n: 2 })] as const;
  const [names, setNames] = useState(last ?? (['', ''] as const));
  const [isAlike, setAlike] = useState(false);
  const id = useId();

  function check(go: (names: readonly [string, string]) => void): void {
    const [one, other] = [names[0].trim() || standard[0], names[1].trim() || standard[1]];
    if (one.toLowerCase() === other.toLowerCase()) setAlike(true);
    else go([one, other]);
  }
  function change(side: number, name: string): void {
    setAlike(false);
    setNames(side === 0 ? [name, names[1]] : [names[0], name]);
  }
  return (
    <Intro
      className="game-intro"
      title={title}
      ornament={
        <div className="kites game-intro-kites team-kites">
          <Kite />
          <Kite />
        </div>
      }
      facts={<IntroFact icon="list">{rounds}</IntroFact>}
      text={t('teams_hint')}
      start={t(isBegun ? 'continue' : 'game_start')}
      onStart={() => check(onStart)}
      more={
        <div className="notice-actions">
          {isBegun && (
            <Button icon="again" onClick={() => check(onNew)}>
              {t('teams_new')}
            </Button>
          )}
          <Button onClick={onBack}>{t('teams_alone')}</Button>
        </div>
      }
    >
      <div className="team-names">
        {standard.map((name, side) => (
          <label key={name} className="team-name" data-side={side}>
            <span>{name}</span>
            <input
              className="team-field"
              dir="auto"
              maxLength={longest}
              autoComplete="off"
              placeholder={name}
              value={names[side]}
              aria-invalid={isAlike}
              aria-describedby={isAlike ? id : undefined}
              onChange={(event) => change(side, event.target.value)}
            />
          </label>
        ))}
        {isAlike && (
          <p className="team-fault" id={id} role="alert">
            {t('teams_alike')}
          </p>
        )}
      </div>
    </Intro>
  );
}
