import { languageRecords, type Play } from '@takhti/domain';
import type { ReactNode } from 'react';
import { unanswered, type Attempt } from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Slate } from '../../../ui/slate.tsx';
import '../../../frame/intro.css';

interface VerifyPageProps {
  readonly play: Play;
  readonly start: Attempt;
  readonly isResumed: boolean;
  readonly onStart: () => void;
}

/** What is about to be played, and the button that starts it or goes on with it (C-178). */
export function VerifyPage({ play, start, isResumed, onStart }: VerifyPageProps): ReactNode {
  const { t, plural, clock } = useTexts();
  const total = play.questions.length;
  const answered = total - unanswered(start).length;
  return (
    <main className="notice">
      <div className="notice-card">
        <Slate mood="ready" />
        <h1 className="notice-title">{play.title}</h1>
        <div className="verify-facts">
          <Fact icon="list">{plural('questions', total)}</Fact>
          <Fact icon="clock">
            <span className="unseen">{t('time_limit')} </span>
            {play.timer === 0 ? t('no_limit') : <bdi dir="ltr">{clock(play.timer)}</bdi>}
          </Fact>
          <Fact icon="globe">{languageRecords[play.language].own_name}</Fact>
        </div>
        <p className="notice-text">
          {isResumed ? t('continue_text', { n: answered, total }) : t('ready_text')}
        </p>
        <button type="button" className="button button-main verify-start" onClick={onStart}>
          {t(isResumed ? 'continue' : 'start')}
          <Icon name="forward" />
        </button>
      </div>
    </main>
  );
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode {
  return (
    <span className="verify-fact">
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
