import { isLanguage, saidOnLink } from '@takhti/domain';
import { useEffect, useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { InLanguage, useTexts } from '../../i18n/texts-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Slate } from '../../ui/slate.tsx';
import '../../styles/field.css';
import './own-link.css';
import { keepSaid, saidBefore } from './said.ts';

interface WhoProps {
  /** The question of the link; everything except a number is a name. */
  readonly asks?: string;
  /** The stored answer. */
  readonly onSaid: (who: string) => void;
}

interface WhoPageProps extends WhoProps {
  readonly link_code?: string;
  /** The content's. */
  readonly language?: string;
}

/** Asks learners who they are, by the own link of somebody who sees their results; once in a tab, in the content's language. */
export function WhoPage({ language = '', link_code = '', asks, onSaid }: WhoPageProps): ReactNode {
  const before = saidBefore(link_code);
  useEffect(() => {
    if (before !== '') onSaid(before);
  }, [before, onSaid]);
  if (before !== '') return <Skeleton />;
  return (
    <InLanguage language={isLanguage(language) ? language : 'english'} meanwhile={<Skeleton />}>
      <WhoForm
        asks={asks}
        onSaid={(who) => {
          keepSaid(link_code, who);
          onSaid(who);
        }}
      />
    </InLanguage>
  );
}

function WhoForm({ asks, onSaid }: WhoProps): ReactNode {
  const { t } = useTexts();
  const isName = asks !== 'number';
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const who = saidOnLink(isName ? 'name' : 'number', typed);
    setBad(who === null);
    if (who !== null) onSaid(who);
  }

  return (
    <main className="own-link">
      <form className="own-link-card" onSubmit={send} noValidate>
        <Slate mood="ready" isSmall />
        <h1 className="own-link-title">{t('own_link_title')}</h1>
        <label className="field">
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
