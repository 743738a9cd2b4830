import type { CarriedGame } from '@takhti/domain';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Button } from '../ui/button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import type { CarriedAttempt, CarriedStore } from './carried-attempt.ts';
import { addressOf, codeOf } from './hand-in-code.ts';
import '../result/result.css';
import '../styles/field.css';
import './hand-in.css';

/** A picture of more is too fine for the camera of a phone. */
const mostInPicture = 900;

interface HandInPanelProps {
  readonly game: CarriedGame;
  readonly store: CarriedStore;
  readonly attempt_id: string;
}

/** After a carried game: its code, and a file with all games of this device, for somebody with a network to hand in. */
export function HandInPanel({ game, store, attempt_id }: HandInPanelProps): ReactNode {
  const { t, plural } = useTexts();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  function playedNow(): CarriedAttempt | undefined {
    store.name(attempt_id, name.trim());
    return store.played().find((attempt) => attempt.attempt_id === attempt_id);
  }

  function show(): void {
    const played = playedNow();
    if (played) setCode(codeOf(game, played));
    setCopied(false);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // A plain web server may not write the clipboard: then it is copied by hand.
      field.current?.select();
    }
  }

  function saveFile(): void {
    playedNow();
    const codes = store.played().map((attempt) => codeOf(game, attempt));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n\n')}\n`], { type: 'text/plain' }));
    link.download = 'takhti-results.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  }

  return (
    <section className="hand-in">
      <h2 className="result-subtitle">{t('hand_in_title')}</h2>
      <p>{t('hand_in_text')}</p>
      <label className="field">
        {t('hand_in_name')}
        <input
          dir="auto"
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setCode('');
          }}
        />
      </label>
      <div className="result-actions">
        <Button onClick={show}>{t('hand_in_show')}</Button>
        <Button onClick={saveFile}>{plural('hand_in_file', store.played().length)}</Button>
      </div>
      {code !== '' && (
        <>
          {code.length <= mostInPicture && (
            <figure className="hand-in-picture">
              <QrCode className="hand-in-qr" text={addressOf(game, code)} label={t('hand_in_scan')} />
              <figcaption>{t('hand_in_scan')}</figcaption>
            </figure>
          )}
          <label className="field">
            {t('hand_in_code')}
            <textarea dir="ltr" rows={4} readOnly ref={field} value={code} />
          </label>
          <div className="result-actions">
            <Button onClick={() => void copy()}>{t(isCopied ? 'copied' : 'hand_in_copy')}</Button>
          </div>
        </>
      )}
      <p className="hand-in-where">
        {t('hand_in_where')} <bdi dir="ltr">{game.hand_in_url}</bdi>
      </p>
    </section>
  );
}
