import { useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { handInGame, type HandedIn } from './hand-in-call.ts';
import { codeInHash, codesIn } from './hand-in-code.ts';
import { Button } from '../ui/button.tsx';
import '../result/result.css';
import '../styles/field.css';
import './hand-in.css';

type Line =
  | { readonly kind: 'done'; readonly number: number; readonly handed: HandedIn }
  | { readonly kind: 'refused'; readonly number: number; readonly isUnreadable: boolean };

/** The page for handing in games that were played without a network, by code or by file; open to everybody. */
export function HandInPage(): ReactNode {
  const { t, percent } = useTexts();
  const id = useId();
  // A scanned code is filled in already.
  const [text, setText] = useState(() => codeInHash(location.hash));
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [trouble, setTrouble] = useState<'hand_in_empty' | 'hand_in_unreachable' | null>(null);
  const [isSending, setSending] = useState(false);
  const files = useRef<HTMLInputElement>(null);

  async function addFiles(chosen: FileList | null): Promise<void> {
    const texts = await Promise.all(Array.from(chosen ?? [], (file) => file.text()));
    setText((before) => [before, ...texts].filter((each) => each.trim() !== '').join('\n\n'));
    setTrouble(null);
    if (files.current) files.current.value = '';
  }

  async function send(): Promise<void> {
    const codes = codesIn(text);
    setLines([]);
    setTrouble(codes.length === 0 ? 'hand_in_empty' : null);
    setSending(true);
    const done: Line[] = [];
    const left: string[] = [];
    for (const [at, code] of codes.entries()) {
      const outcome = await handInGame({ code });
      if (outcome.kind === 'ok') done.push({ kind: 'done', number: at + 1, handed: outcome.data });
      else {
        left.push(code);
        if (outcome.kind === 'refused')
          done.push({
            kind: 'refused',
            number: at + 1,
            isUnreadable: outcome.problem === 'players.code_unreadable',
          });
        else setTrouble('hand_in_unreachable');
      }
      setLines([...done]);
    }
    setText(left.join('\n\n'));
    setSending(false);
  }

  return (
    <main className="result">
      <div className="result-body hand-in">
        <h1 className="result-title">{t('hand_in_title')}</h1>
        <p>{t('hand_in_page_text')}</p>
        <label className="field">
          {t('hand_in_codes')}
          <textarea
            dir="ltr"
            rows={8}
            value={text}
            aria-invalid={trouble !== null}
            aria-describedby={id}
            onChange={(event) => {
              setText(event.target.value);
              setTrouble(null);
            }}
          />
        </label>
        <p id={id} role="alert" className="hand-in-trouble">
          {trouble !== null && t(trouble)}
        </p>
        <input
          ref={files}
          type="file"
          accept=".txt,text/plain"
          multiple
          hidden
          onChange={(event) => void addFiles(event.target.files)}
        />
        <div className="result-actions">
          <Button onClick={() => files.current?.click()}>{t('hand_in_choose')}</Button>
          <Button isMain disabled={isSending} onClick={() => void send()}>
            {t(isSending ? 'hand_in_sending' : 'hand_in_send')}
          </Button>
        </div>
        <div role="status">
          <ul className="hand-in-list">
            {lines.map((line) =>
              line.kind === 'done' ? (
                <li className="hand-in-line" key={line.number}>
                  <span>
                    <bdi>{line.handed.user_id || t('hand_in_nobody')}</bdi> – <bdi>{line.handed.title}</bdi>
                  </span>
                  <strong>{percent(line.handed.result.GameScore)}</strong>
                </li>
              ) : (
                <li className="hand-in-line hand-in-bad" key={line.number}>
                  {t(line.isUnreadable ? 'hand_in_bad' : 'hand_in_unknown', { n: line.number })}
                </li>
              ),
            )}
          </ul>
          {lines.some(({ kind }) => kind === 'done') && (
            <p className="hand-in-note">{t('hand_in_unchecked')}</p>
          )}
        </div>
      </div>
    </main>
  );
}
