import { saidOnLink, type Language, type LinkAsks } from '@takhti/domain';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { InLanguage, useTexts } from '../i18n/texts-context.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Slate } from '../ui/slate.tsx';
import './own-link.css';

interface WhoProps {
  readonly asks: Exclude<LinkAsks, 'nobody'>;
  /** Who they are, as it is kept. */
  readonly onSaid: (who: string) => void;
}

/** Asks learners who they are, by the own link of somebody who sees their results; in the content's language. */
export function WhoPage({ language, ...props }: WhoProps & { readonly language: Language }): ReactNode {
  return (
    <InLanguage language={language} meanwhile={<Skeleton />}>
      <WhoForm {...props} />
    </InLanguage>
  );
}

function WhoForm({ asks, onSaid }: WhoProps): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const who = saidOnLink(asks, typed);
    setBad(who === null);
    if (who !== null) onSaid(who);
  }

  const isName = asks === 'name';
  return (
    <main className="own-link">
      <form className="own-link-card" onSubmit={send} noValidate>
        <Slate mood="ready" isSmall />
        <h1 className="own-link-title">{t('own_link_title')}</h1>
        <label className="own-link-field">
          {isName ? t('own_link_name') : t('own_link_number')}
          <input
            // The page has nothing else to do.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={typed}
            maxLength={100}
            dir="auto"
            inputMode={isName ? 'text' : 'numeric'}
            autoComplete="off"
            aria-invalid={isBad}
            aria-describedby={isBad ? `${id}-bad` : `${id}-who`}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {isBad && (
          <p role="alert" id={`${id}-bad`} className="own-link-bad">
            {isName ? t('own_link_bad_name') : t('own_link_bad_number')}
          </p>
        )}
        <p id={`${id}-who`} className="own-link-who">
          {t('own_link_who')}
        </p>
        <button type="submit" className="button button-main">
          {t('own_link_go')}
        </button>
      </form>
    </main>
  );
}
