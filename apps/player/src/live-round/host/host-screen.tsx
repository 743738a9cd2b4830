import type { LiveHostView, LiveStep } from '@takhti/contract';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ask } from '../connection/live-calls.ts';
import { useSecondsLeft } from '../connection/use-seconds-left.ts';
import type { Followed } from '../connection/use-round.ts';
import { EndDialog } from './end-dialog.tsx';
import { FrontQuestion } from './front-question.tsx';
import type { Host } from './host.ts';
import { Lobby } from './lobby.tsx';
import { Podium } from './podium.tsx';
import { useHostKeys } from './use-host-keys.ts';
import { useSettled } from './use-settled.ts';
import { useSounds } from './use-sounds.ts';

interface HostScreenProps {
  readonly host: Host;
  readonly view: LiveHostView;
  readonly followed: Followed<LiveHostView>;
}

/** The screen at the front: one thing to look at, and one button to continue. */
export function HostScreen({ host, view, followed }: HostScreenProps): ReactNode {
  const { t } = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const seconds = useSecondsLeft(view.left_ms, followed.since_ms);
  const sounds = useSounds(view, seconds);

  async function lead(step: LiveStep): Promise<void> {
    const outcome = await ask('leadLiveRound', { ...host, step, version: view.version });
    setFailed(outcome.kind !== 'ok');
    if (outcome.kind === 'ok') followed.take(outcome.data);
  }

  const { phase } = view;
  const step: LiveStep | null = phase === 'over' ? null : phase === 'asking' ? 'close' : 'next';
  const isSettled = useSettled(`${phase} ${view.question_at}`);
  const continueRound =
    step === null || (step === 'close' && seconds === 0)
      ? null
      : () => {
          // The button that opened a question closes it: a double press would take it from the class unread.
          if (step !== 'close' || isSettled()) void lead(step);
        };
  // While it is asked whether to end it, nothing continues.
  useHostKeys({ continueRound: isEnding ? null : continueRound, toggleSound: sounds.toggle });
  // Nobody can join any more, and nothing needs to be ended.
  const isEnd = phase === 'podium' || phase === 'over';
  const isLast = view.question_at + 1 >= view.total;

  return (
    <main className="front">
      <header className="front-bar">
        <h1 className="front-title">
          <bdi>{view.title}</bdi>
        </h1>
        {!isEnd && (
          <button
            type="button"
            className="button front-door"
            role="switch"
            aria-checked={!view.takes_players}
            onClick={() => void lead(view.takes_players ? 'shut' : 'admit')}
          >
            <span className="front-door-sign" aria-hidden="true">
              {!view.takes_players && <Icon name="check" />}
            </span>
            {t('live_shut_door')}
          </button>
        )}
        <span className="front-code" dir="ltr">
          {view.code.replace(/(\d{3})(?=\d)/g, '$1 ')}
        </span>
      </header>
      {phase === 'lobby' && <Lobby host={host} view={view} />}
      {view.question && <FrontQuestion view={view} question={view.question} seconds={seconds} />}
      {isEnd && <Podium view={view} />}
      <footer className="front-foot">
        {/* In the place of the keys, which do nothing meanwhile: nothing moves where a class is reading. */}
        {!followed.isUp || hasFailed ? (
          <p role="alert" className="live-line">
            {t('live_join_failed')}
          </p>
        ) : (
          <span className="live-soft">
            {step !== null && t(phase === 'podium' ? 'live_keys_end' : 'live_keys')}
          </span>
        )}
        <Button icon={sounds.isOn ? 'sound' : 'mute'} onClick={sounds.toggle}>
          {t(sounds.isOn ? 'live_sound_off' : 'live_sound_on')}
        </Button>
        {!isEnd && <Button onClick={() => setEnding(true)}>{t('live_end')}</Button>}
        {step !== null && (
          <Button
            isMain
            iconAtEnd="forward"
            disabled={continueRound === null}
            onClick={() => continueRound?.()}
          >
            {t(nextText(phase, isLast))}
          </Button>
        )}
        {phase === 'over' && (
          <a className="button button-main" href="/">
            {t('live_to_studio')}
          </a>
        )}
      </footer>
      {isEnding && phase !== 'over' && (
        <EndDialog
          onClose={() => setEnding(false)}
          onEnd={() => {
            setEnding(false);
            void lead('end');
          }}
        />
      )}
    </main>
  );
}

function nextText(
  phase: LiveHostView['phase'],
  isLast: boolean,
): 'live_start' | 'live_close' | 'live_next' | 'live_podium_show' | 'live_end' {
  switch (phase) {
    case 'lobby':
      return 'live_start';
    case 'asking':
      return 'live_close';
    case 'picture':
      return isLast ? 'live_podium_show' : 'live_next';
    default:
      return 'live_end';
  }
}
