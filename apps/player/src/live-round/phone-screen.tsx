import { isolated } from '@takhti/domain';
import type { LivePhoneView } from '@takhti/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { LanguageChoice } from '../language/language-choice.tsx';
import type { Given } from '../types/assessments/kinds/player-kind.ts';
import { Button } from '../ui/button.tsx';
import { Slate } from '../ui/slate.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import type { Joined } from './joined.ts';
import type { Followed } from './connection/use-round.ts';
import { Medal } from './medal.tsx';
import { PhoneQuestion } from './phone-question.tsx';
import { RightAnswer } from './right-answer.tsx';

interface PhoneScreenProps {
  readonly joined: Joined;
  readonly view: LivePhoneView;
  readonly followed: Followed<LivePhoneView>;
  readonly onLeave: () => void;
}

/** The phone's view of a round: what to do now, and the learner's own points. */
export function PhoneScreen({ joined, view, followed, onLeave }: PhoneScreenProps): ReactNode {
  const { t, plural } = useTexts();
  // The last question that was answered here and how, whether or not the answer came.
  const [last, setLast] = useState<{ readonly at: number; readonly given: Given } | null>(null);
  return (
    <main className="live">
      <header className="live-bar">
        <bdi className="live-name">{view.nickname}</bdi>
        <span>{plural('live_points', view.points)}</span>
      </header>
      {!followed.isUp && (
        <p role="status" className="live-line">
          {t('live_no_line')}
        </p>
      )}
      {view.phase === 'asking' && view.question ? (
        <PhoneQuestion
          key={view.question_at}
          joined={joined}
          view={view}
          question={view.question}
          since_ms={followed.since_ms}
          onGive={(given) => setLast({ at: view.question_at, given })}
        />
      ) : (
        <Said
          key={`${view.phase} ${view.question_at}`}
          view={view}
          given={last?.at === view.question_at ? last.given : null}
        />
      )}
      {view.phase === 'over' && <Button onClick={onLeave}>{t('live_again')}</Button>}
    </main>
  );
}

/** One sentence, read out as it comes. */
function Said({ view, given }: { readonly view: LivePhoneView; readonly given: Given | null }): ReactNode {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const { phase, outcome, place } = view;
  const isEnd = phase === 'podium' || phase === 'over';
  const isGlad = outcome?.is_right === true || (isEnd && place !== null);
  return (
    <section className="live-card live-said">
      {isEnd && place !== null && place <= 3 ? (
        <Medal place={place} />
      ) : (
        <Slate mood={isGlad ? 'proud' : 'ready'} />
      )}
      <h1 className="live-title" ref={heading} tabIndex={-1}>
        {phase === 'lobby' && t('live_ready', { name: isolated(view.nickname) })}
        {phase === 'picture' && outcomeText(t, outcome, given !== null)}
        {isEnd && placeText(t, place)}
      </h1>
      {phase === 'picture' && outcome?.is_right !== true && <RightAnswer view={view} given={given} />}
      {phase === 'picture' && place !== null && <p>{t('live_place_now', { n: place })}</p>}
      {isEnd && (
        // A round may end before its last question.
        <p>{t('live_right_mine', { n: view.right, total: view.question_at + 1 })}</p>
      )}
      {phase === 'lobby' && <LanguageChoice label={t('live_language')} />}
      {phase === 'over' ? <p>{t('live_over')}</p> : <p className="live-soft">{t('live_look_front')}</p>}
    </section>
  );
}

function placeText(t: ReturnType<typeof useTexts>['t'], place: number | null): string {
  if (place === null) return t('live_thanks');
  return t(place <= 3 ? 'live_podium_you' : 'live_place_you', { n: place });
}

function outcomeText(
  t: ReturnType<typeof useTexts>['t'],
  outcome: LivePhoneView['outcome'],
  wasGiven: boolean,
): string {
  if (outcome === null) return t(wasGiven ? 'live_too_late' : 'live_missed');
  return outcome.is_right ? t('live_correct', { points: outcome.points }) : t('live_not_quite');
}
