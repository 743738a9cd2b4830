import type { GatheredItem, Language } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { ContentKey } from '../../../../attempt/content-key.ts';
import type { Entered } from '../entered.ts';
import { GainedCard } from './gained-card.tsx';
import { nextOf, type Gained, type Standing } from './gained.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { Leaving } from './leaving.tsx';
import { LevelsToPlay } from './levels-to-play.tsx';
import { MeCard } from './me-card.tsx';
import { PrizeCards } from './prize-cards.tsx';
import { firstBoardOf, useBoard } from './use-board.ts';
import './standing.css';

interface StandingViewProps {
  readonly content: ContentKey;
  /** Of the competition. */
  readonly language: Language;
  readonly me: Entered;
  readonly standing: Standing;
  /** The points of the last attempt; null for none. */
  readonly gained: Gained | null;
  /** They have just entered. */
  readonly isNew: boolean;
  readonly onPlay: (item: GatheredItem) => void;
  readonly onChange: () => void;
  readonly onLeft: () => void;
}

/** The standing of a competitor: points, the levels of their grade, the leaderboards, reward and certificate. */
export function StandingView(props: StandingViewProps): ReactNode {
  const { content, language, me, standing, gained, isNew, onPlay, onChange, onLeft } = props;
  const who = { institution_id: content.institution_id, content_id: content.content_id, ...idOf(me) };
  const reached = `${standing.points} ${standing.coins}`;
  const firstShown = firstBoardOf(standing);
  const first = useBoard(standing.shows_places ? who : null, firstShown, reached);
  const play = standing.phase === 'running' ? onPlay : null;
  const prizes = <PrizeCards language={language} who={who} standing={standing} onChange={onChange} />;
  // After playing everything, learners come for the reward.
  const isDone = nextOf(standing) === null;
  return (
    <>
      {gained && <GainedCard gained={gained} standing={standing} onPlay={play} />}
      <MeCard isNew={isNew} standing={standing} place={first.board?.me ?? null} />
      {isDone && prizes}
      <LevelsToPlay language={language} standing={standing} onPlay={play} />
      {!isDone && prizes}
      {standing.shows_places && (
        <LeaderboardCard who={who} standing={standing} reached={reached} first={first} />
      )}
      {standing.may_leave && <Leaving who={who} onLeft={onLeft} />}
    </>
  );
}

function idOf({ player_id, player_token }: Entered): Entered {
  return { player_id, player_token };
}
