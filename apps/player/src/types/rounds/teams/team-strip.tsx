import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Side, Turns } from './turns.ts';
import './teams.css';

interface TeamStripProps {
  readonly names: readonly [string, string];
  readonly turns: Turns;
  /** The round that is played. */
  readonly at: number;
}

/** Both teams with their stars, and whose turn it is. */
export function TeamStrip({ names, turns: { sides, stars }, at }: TeamStripProps): ReactNode {
  const { t, plural, number } = useTexts();
  const now = sides[at] ?? 0;
  return (
    <div className="team-strip">
      {([0, 1] as const).map((side: Side) => (
        <p key={side} className="team-chip" data-side={side} data-turn={side === now || undefined}>
          {side === now && <Icon name="forward" />}
          <bdi className="team-chip-name">{names[side]}</bdi>
          <span className="team-stars">
            <Icon name="star" />
            <span aria-hidden="true">{number(stars[side])}</span>
            <span className="unseen">{plural('team_stars', stars[side])}</span>
          </span>
        </p>
      ))}
      <p className="unseen" role="status">
        {t('team_turn', { team: names[now] })}
      </p>
    </div>
  );
}
