import type { CompetitorStanding } from '@takhti/contract';
import type { GatheredItem } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ask } from './competition-calls.ts';
import type { Entered, Who } from './entered.ts';
import { gradeWords } from './grade-words.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';
import { LevelsToPlay } from './levels-to-play.tsx';
import { PrizeCards } from './prize-cards.tsx';

interface StandingViewProps {
  readonly content: ContentKey;
  readonly me: Entered;
  readonly standing: CompetitorStanding;
  readonly onPlay: (item: GatheredItem) => void;
  readonly onChange: () => void;
  readonly onLeft: () => void;
}

/** What a learner has reached: points, the levels of their grade, the leaderboards, reward and certificate. */
export function StandingView(props: StandingViewProps): ReactNode {
  const { content, me, standing, onPlay, onChange, onLeft } = props;
  const { t, plural, facts } = useTexts();
  const who = { institution_id: content.institution_id, content_id: content.content_id, ...idOf(me) };
  return (
    <>
      <section className="competition-card competition-me">
        <p className="competition-points">{plural('competition_points', standing.points)}</p>
        <p>{t('competition_about_me', { name: isolated(standing.name) })}</p>
        <p className="competition-soft">{facts([standing.school, gradeWords(t, standing.grade)])}</p>
        {standing.plays_once && <p className="competition-soft">{t('competition_once')}</p>}
      </section>
      <LevelsToPlay standing={standing} onPlay={standing.phase === 'running' ? onPlay : null} />
      <PrizeCards who={who} standing={standing} onChange={onChange} />
      {standing.shows_places && <LeaderboardCard who={who} points={standing.points} coins={standing.coins} />}
      {standing.may_leave && <Leaving who={who} onLeft={onLeft} />}
    </>
  );
}

function idOf({ player_id, player_token }: Entered): Entered {
  return { player_id, player_token };
}

// A name of the other direction turns nothing around.
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
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
          <p role="alert">{t(hasFailed ? 'competition_enter_failed' : 'competition_leave_sure')}</p>
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
