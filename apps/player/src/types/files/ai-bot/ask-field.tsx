import { limits } from '@takhti/domain';
import { useId, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Talk } from './use-talk.ts';

const most = limits.ai_bot.question;

/** The field for a question. What was written stays in it until it was answered. */
export function AskField({ talk }: { readonly talk: Talk }): ReactNode {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const id = useId();
  const { asking, askFailure, ask } = talk;
  const question = text.trim();
  const isReady = question !== '' && asking === null;

  async function send(): Promise<void> {
    if (!isReady) return;
    setText('');
    if (!(await ask(question))) setText((now) => (now === '' ? question : now));
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }
  return (
    <form
      className="bot-ask"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="bot-label" htmlFor={id}>
        {t('bot_question')}
      </label>
      <textarea
        id={id}
        className="bot-field"
        rows={2}
        dir="auto"
        maxLength={most}
        value={text}
        aria-describedby={askFailure === null ? undefined : `${id}-failure`}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <button type="submit" className="button button-main" disabled={!isReady}>
        {t('bot_ask')}
        <Icon name="forward" />
      </button>
      {askFailure !== null && (
        <p className="bot-failure" id={`${id}-failure`} role="alert">
          {t(`bot_cannot_${askFailure}`)}
        </p>
      )}
    </form>
  );
}
