import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import type { Texts } from '../i18n/texts.ts';
import { LanguageChoice } from '../language/language-choice.tsx';
import type { Outcome } from '../net/call.ts';
import { nameFaultIn } from '../net/name-fault-in.ts';
import type { Joined } from './joined.ts';
import { ask } from './connection/live-calls.ts';
import '../styles/field.css';

interface JoinFormProps {
  /** As the link has it that was scanned; empty where it is typed. */
  readonly code: string;
  readonly onJoin: (joined: Joined) => void;
}

interface Trouble {
  readonly field: 'code' | 'nickname' | null;
  readonly text: string;
}

/** The form to join: the code of the round, and a nickname. No account, no other question. */
export function JoinForm({ code: given, onJoin }: JoinFormProps): ReactNode {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const [code, setCode] = useState(given);
  const [nickname, setNickname] = useState('');
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const form = useRef<HTMLFormElement>(null);
  // Into the first field that is still to be filled.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);

  async function join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setSending(true);
    const outcome = await ask('joinLiveRound', { code, nickname });
    setSending(false);
    if (outcome.kind !== 'ok') return setTrouble(troubleOf(texts, outcome));
    const { institution_id, round_id, player_id, player_token } = outcome.data;
    onJoin({ institution_id, round_id, player_id, player_token, code });
  }

  const troubleId = `${id}-trouble`;
  // Below the field that it is about.
  const faultOf = (field: Trouble['field']): ReactNode =>
    trouble?.field === field && (
      <p id={troubleId} role="alert" className="live-trouble">
        {trouble.text}
      </p>
    );
  return (
    <main className="live">
      <form ref={form} className="live-card" onSubmit={(event) => void join(event)} noValidate>
        <LanguageChoice label={t('live_language')} />
        <h1 className="live-title">{t('live_join_title')}</h1>
        <label className="field">
          {t('live_code')}
          <input
            className="live-code-field"
            value={code}
            inputMode="numeric"
            dir="ltr"
            maxLength={20}
            autoComplete="off"
            aria-invalid={trouble?.field === 'code'}
            aria-describedby={trouble?.field === 'code' ? troubleId : `${id}-code`}
            onChange={(event) => setCode(event.target.value)}
          />
          <span id={`${id}-code`} className="live-soft">
            {t('live_code_hint')}
          </span>
        </label>
        {faultOf('code')}
        <label className="field">
          {t('live_nickname')}
          <input
            value={nickname}
            dir="auto"
            maxLength={100}
            autoComplete="off"
            aria-invalid={trouble?.field === 'nickname'}
            aria-describedby={trouble?.field === 'nickname' ? troubleId : undefined}
            onChange={(event) => setNickname(event.target.value)}
          />
        </label>
        {faultOf('nickname')}
        {faultOf(null)}
        <button
          type="submit"
          className="button button-main"
          disabled={isSending || code.trim() === '' || nickname.trim() === ''}
        >
          {t('live_join')}
        </button>
      </form>
    </main>
  );
}

const nameTexts = {
  letters: 'live_name_letters',
  long: 'live_name_long',
  unkind: 'live_name_unkind',
} as const;

function troubleOf({ t, plural }: Texts, outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): Trouble {
  if (outcome.kind === 'too_many') return { field: null, text: plural('live_too_many', outcome.minutes) };
  if (outcome.kind !== 'refused') return { field: null, text: t('live_join_failed') };
  switch (outcome.problem) {
    case 'live.name_refused':
      return { field: 'nickname', text: t(nameTexts[nameFaultIn(outcome.details)]) };
    case 'live.name_taken':
      return { field: 'nickname', text: t('live_name_taken') };
    case 'live.shut':
      return { field: null, text: t('live_shut') };
    case 'live.full':
      return { field: null, text: t('live_full') };
    default:
      return { field: 'code', text: t('live_wrong_code') };
  }
}
