import { competitorUserId, type CompetitionBody, type GatheredItem, type Language } from '@takhti/domain';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useUnsent } from '../../../attempt/unsent/use-unsent.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ItemView } from '../shared/item-view.tsx';
import { CompetitionHead } from './competition-head.tsx';
import type { Entered } from './entered.ts';
import { EntranceForm } from './entrance-form.tsx';
import { LevelList } from './level-list.tsx';
import { gainedSince, isPlayed, nextOf, withUnsent, type Standing } from './standing/gained.ts';
import { StandingView } from './standing/standing-view.tsx';
import { useCompeting, type Competing } from './use-competing.ts';
import { usePlayed } from './use-played.ts';
import './competition.css';

interface CompetingScreenProps {
  readonly title: string;
  readonly description: string;
  /** The language of title and description. */
  readonly language: Language;
  readonly body: CompetitionBody;
  readonly content: ContentKey;
}

/** A competition that learners enter, play and look at; what of it is played is in the address. */
export function CompetingScreen({
  title,
  description,
  language,
  body,
  content,
}: CompetingScreenProps): ReactNode {
  const { t } = useTexts();
  const competing = useCompeting(content);
  const { entrance, me, reload } = competing;
  const unsent = useUnsent(content);
  const standing = useMemo(
    () => competing.standing && withUnsent(competing.standing, unsent),
    [competing.standing, unsent],
  );
  // Sent ends count now.
  useEffect(reload, [reload, unsent]);
  const { played, open } = usePlayed();
  const [isNew, setNew] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const lessons = standing?.levels.flatMap((level) => level.lessons) ?? [];
  const at = lessons.findIndex(({ content_id }) => content_id === played);
  const lesson = lessons[at];
  // Their standing before the last game.
  const [before, setBefore] = useState<{
    readonly content_id: string;
    readonly standing: Standing;
  }>();
  const next = standing && nextOf(standing);
  const gained = before && standing ? gainedSince(before.standing, standing, before.content_id) : null;
  const play = ({ content_id }: Pick<GatheredItem, 'content_id'>): void => {
    if (standing) setBefore({ content_id, standing });
    open(content_id);
    // It may have been paused since: what is played then counts nothing.
    reload();
  };
  const enter = (entered: Entered): void => {
    setNew(true);
    setLeft(false);
    competing.enter(entered);
  };
  const leave = (): void => {
    setLeft(true);
    competing.leave();
  };
  const back = useCallback((): void => {
    open(null);
    reload();
  }, [open, reload]);

  if (entrance?.is_hidden) return <Notice mood="proud" title={title} text={t('competition_gone')} />;
  if (lesson && me && standing?.phase === 'running')
    return (
      <ItemView
        key={lesson.content_id}
        item={lesson}
        within={{ ...content, user_id: competitorUserId(me.player_id) }}
        backLabel={t('competition_back')}
        number={at + 1}
        total={lessons.length}
        onDone={reload}
        onBack={back}
        isAgain={before?.content_id === lesson.content_id && isPlayed(before.standing, lesson.content_id)}
        onNext={lesson.points === null || !next ? null : () => play(next)}
      />
    );
  return (
    <main className="competition" data-theme={body.theme}>
      {/* A learner who left begins again, as one who has just come. */}
      <CompetitionHead
        key={String(hasLeft)}
        title={title}
        description={description}
        language={language}
        body={body}
        wasEnded={entrance?.was_ended}
      >
        <Notes competing={competing} />
      </CompetitionHead>
      {me && standing && (
        <StandingView
          language={language}
          content={content}
          me={me}
          standing={standing}
          gained={gained}
          isNew={isNew && before === undefined}
          onPlay={play}
          onChange={reload}
          onLeft={leave}
        />
      )}
      {!me && entrance?.phase === 'running' && (
        <EntranceForm content={content} entrance={entrance} onEnter={enter} onShut={reload} />
      )}
      {!standing && <LevelList body={body} language={language} />}
    </main>
  );
}

/** The state of the competition, in a sentence each. */
function Notes({
  competing: { entrance, me, standing, isOffline },
}: {
  readonly competing: Competing;
}): ReactNode {
  const { t } = useTexts();
  const phase = entrance?.phase ?? standing?.phase;
  return (
    <div role="status" className="competition-notes">
      {isOffline && <p>{t('competition_offline')}</p>}
      {phase === 'before' && <p>{t('competition_before')}</p>}
      {phase === 'paused' && <p>{t(me ? 'competition_paused' : 'competition_paused_door')}</p>}
      {phase === 'over' && <p>{t(me ? overOf(entrance) : 'competition_gone')}</p>}
      {entrance?.is_trial === true && <p>{t('competition_trial')}</p>}
    </div>
  );
}

function overOf(entrance: Competing['entrance']): 'competition_ended' | 'competition_over' {
  return entrance?.was_ended ? 'competition_ended' : 'competition_over';
}
