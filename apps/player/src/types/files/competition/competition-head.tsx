import { instantIn, languageRecords, type CompetitionBody, type Language } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { LanguageChoice } from '../../../language/language-choice.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { timeWords } from './time-words.ts';

interface CompetitionHeadProps {
  readonly title: string;
  readonly description: string;
  /** The language of title and description. */
  readonly language: Language;
  readonly body: CompetitionBody;
  /** It was ended before its time, which no longer says when it ends. */
  readonly wasEnded?: boolean;
  readonly children?: ReactNode;
}

/** The title of the competition, its pictures, and its times. */
export function CompetitionHead({
  title,
  description,
  language,
  body,
  wasEnded = false,
  children,
}: CompetitionHeadProps): ReactNode {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  const { logoimage, image_desktop, image_mobile, timezone } = body;
  const [start, end] = [instantIn(timezone, body.start_date), instantIn(timezone, body.end_date)];
  const { tag, direction } = languageRecords[language];
  const wide = image_desktop === '' ? image_mobile : image_desktop;
  return (
    <header className="competition-head">
      {wide !== '' && (
        <picture>
          {image_mobile !== '' && <source media="(max-width: 40rem)" srcSet={image_mobile} />}
          <img className="competition-banner" src={wide} alt="" />
        </picture>
      )}
      <div className="competition-names">
        {logoimage !== '' && <img className="competition-logo" src={logoimage} alt="" />}
        <h1 className="competition-title" ref={heading} tabIndex={-1} lang={tag} dir={direction}>
          {title}
        </h1>
        <LanguageChoice label={texts.t('competition_language')} />
      </div>
      {description !== '' && (
        <p className="competition-description" lang={tag} dir={direction}>
          {description}
        </p>
      )}
      {start && end && (
        <dl className="competition-times">
          <div>
            <dt>{texts.t('competition_starts')}</dt>
            <dd>{timeWords(texts, timezone, start)}</dd>
          </div>
          {!wasEnded && (
            <div>
              <dt>{texts.t('competition_ends')}</dt>
              <dd>{timeWords(texts, timezone, end)}</dd>
            </div>
          )}
        </dl>
      )}
      {children}
    </header>
  );
}
