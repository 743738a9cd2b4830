import type { GatheredItem, Language } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import type { ContentKey } from '../../../../attempt/content-key.ts';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ask } from '../competition-calls.ts';
import type { Entered, Who } from '../entered.ts';
import { GainedCard } from './gained-card.tsx';
import type { Gained, Standing } from './gained.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { LevelsToPlay } from './levels-to-play.tsx';
import { MeCard } from './me-card.tsx';
import { PrizeCards } from './prize-cards.tsx';
import { firstWishOf, useBoard } from './use-board.ts';
import './standing.css';

interface StandingViewProps {
  readonly content: ContentKey;
  /** Of the competition. */
  readonly language: Language;
  readonly me: Entered;
  readonly standing: Standing;
  /** What was just played brought; null for nothing. */
  readonly gained: Gained | null;
  /** They have just entered. */
  readonly isNew: boolean;
  readonly onPlay: (item: GatheredItem) => void;
  readonly onChange: () => void;
  readonly onLeft: () => void;
}

/** What a learner has reached: points, the levels of their grade, the leaderboards, reward and certificate. */
export function StandingView(props: StandingViewProps): ReactNode {
  const { content, language, me, standing, gained, isNew, onPlay, onChange, onLeft } = props;
  const who = { institution_id: content.institution_id, content_id: content.content_id, ...idOf(me) };
  const reached = `${standing.points} ${standing.coins}`;
  const firstWish = firstWishOf(standing);
  const first = useBoard(standing.shows_places ? who : null, firstWish, reached);
  const play = standing.phase === 'running' ? onPlay : null;
  return (
    <>
      {gained && <GainedCard gained={gained} standing={standing} onPlay={play} />}
      <MeCard isNew={isNew} standing={standing} place={first.board?.me ?? null} />
      <LevelsToPlay language={language} standing={standing} onPlay={play} />
      <PrizeCards language={language} who={who} standing={standing} onChange={onChange} />
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

function Leaving({ who, onLeft }: { readonly who: Who; readonly onLeft: () => void }): ReactNode {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function leave(): Promise<void> {
    const outcome = await ask('leaveCompetition', who);
    if (outcome.kind === 'ok' || outcome.kind === 'refused') onLeft();
    else setFailed(true);
  }
  return (
    <section className="competition-card">
      {isAsking ? (
        <>
          <p role="alert">{t(hasFailed ? 'competition_failed' : 'competition_leave_sure')}</p>
          <div className="competition-actions">
            <Button onClick={() => setAsking(false)}>{t('competition_stay')}</Button>
            <Button isMain onClick={() => void leave()}>
              {t('competition_leave')}
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('competition_leave')}</Button>
      )}
    </section>
  );
}
