import type { LiveHostView } from '@takhti/contract';
import { languageRecords } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** How the class did, question by question, without names. What fewer than half got right is marked: it wants another look. */
export function ClassSummary({ view }: { readonly view: LiveHostView }): ReactNode {
  const { t, plural } = useTexts();
  const { summary } = view;
  if (summary === null || summary.questions.length === 0) return null;
  const { tag, direction } = languageRecords[view.language];
  return (
    <section className="front-summary">
      <h2 className="front-heading">{t('live_summary')}</h2>
      <p>{plural('live_summary_played', summary.played)}</p>
      <ol className="front-asked">
        {summary.questions.map(({ number, text, right, answered }) => (
          <li key={number} className="front-asked-one">
            <div className="front-asked-text" lang={tag} dir={direction}>
              <RichText html={text} isPhrase renderBlank={() => '____'} />
            </div>
            <span className="front-asked-count">
              {answered === 0 ? t('live_right_none') : t('live_summary_right', { right, total: answered })}
              {answered > 0 && right * 2 < answered && (
                <strong className="front-asked-hard">{t('live_summary_hard')}</strong>
              )}
            </span>
            <span className="front-bar-box" aria-hidden="true">
              <span
                className="front-bar-fill"
                style={{ inlineSize: `${answered === 0 ? 0 : (right / answered) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
