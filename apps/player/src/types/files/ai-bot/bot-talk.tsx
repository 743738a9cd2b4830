import type { AiBotBody } from '@takhti/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LaunchFailed } from '../../../frame/notices/launch-failed.tsx';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { AskField } from './ask-field.tsx';
import { BotHead } from './bot-head.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { TurnView } from './turn-view.tsx';
import { StrangerNotice } from './stranger-notice.tsx';
import type { Talk } from './use-talk.ts';

interface BotTalkProps {
  readonly body: AiBotBody;
  readonly description: string;
  readonly talk: Talk;
  readonly host: Host;
}

/** A talk with a bot: what was said today, and the field for the next question. */
export function BotTalk({ body, description, talk, host }: BotTalkProps): ReactNode {
  const { t, plural } = useTexts();
  const [reporting, setReporting] = useState<string | null>(null);
  const turns = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { opened, failure, asking } = talk;
  const count = opened?.turns.length ?? 0;
  useEffect(() => {
    if (asking === null && count === 0) return;
    // The field for the next question, and above all the beginning of what was said last.
    end.current?.scrollIntoView({ block: 'nearest' });
    turns.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [asking, count]);

  if (failure !== null && opened === null)
    return <LaunchFailed why={failure} host={host} onRetry={talk.reload} />;
  // The buttons to begin with go, and the focus must not go with them.
  function begin(starter: string): void {
    takeFocus(turns.current);
    void talk.ask(starter);
  }
  const isOver = opened !== null && opened.left < 1 && asking === null;
  return (
    <BotHead body={body} description={description}>
      <ol className="bot-turns" aria-live="polite" ref={turns} tabIndex={-1}>
        {opened?.turns.map((turn) => (
          <TurnView key={turn.turn_id} turn={turn} onReport={() => setReporting(turn.turn_id)} />
        ))}
        {asking !== null && (
          <li className="bot-turn">
            <p className="bot-asked bot-bubble" dir="auto">
              {asking}
            </p>
            <p className="bot-said bot-bubble bot-thinks">{t('bot_thinks')}</p>
          </li>
        )}
      </ol>
      {opened === null ? null : !opened.is_known ? (
        <StrangerNotice starters={body.starters} />
      ) : !opened.is_ready && asking === null ? (
        <p className="bot-notice" role="status">
          {t('bot_not_ready')}
        </p>
      ) : isOver ? (
        <p className="bot-notice" role="status">
          {t('bot_enough')}
        </p>
      ) : (
        <>
          {count === 0 && asking === null && body.starters.length > 0 && (
            <div className="bot-starters" role="group" aria-label={t('bot_starters')}>
              {body.starters.map((starter) => (
                <Button key={starter} onClick={() => begin(starter)}>
                  {starter}
                </Button>
              ))}
            </div>
          )}
          <AskField talk={talk} />
          {!talk.isPreview && <p className="bot-left">{plural('bot_left', opened.left)}</p>}
        </>
      )}
      <div ref={end} />
      {reporting !== null && (
        <ReportDialog onClose={() => setReporting(null)} onReport={(why) => talk.report(reporting, why)} />
      )}
    </BotHead>
  );
}
