import type { ReplyOf, verifyCertificate } from '@takhti/contract';
import { certificateLink, isLanguage, languageOfBrowser, playerPathOf, isolated } from '@takhti/domain';
import { useCallback, type ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { LaunchFailed } from '../../../frame/notices/launch-failed.tsx';
import { InLanguage, useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { useAsked } from '../../../launch/use-asked.ts';
import { failureOf } from '../../../net/call.ts';
import { useChosenLanguage } from '../../../language/chosen-language.ts';
import { LanguageChoice } from '../../../language/language-choice.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ask } from './competition-calls.ts';
import { gradeWords } from './grade-words.ts';
import { timeWords } from './time-words.ts';
import './certificate.css';

interface CertificatePageProps {
  readonly content: ContentKey;
  readonly code: string;
  readonly host: Host;
}

/** A certificate, as the server knows it by its code: to be printed, and to be checked by anyone. */
export function CertificatePage({ content, code, host }: CertificatePageProps): ReactNode {
  const { institution_id, content_id } = content;
  const look = useCallback(
    () => ask('verifyCertificate', { institution_id, content_id, code }),
    [institution_id, content_id, code],
  );
  const { answer, askAgain } = useAsked(look);
  const chosen = useChosenLanguage();
  if (answer === null) return <Skeleton />;
  if (answer.kind === 'refused') {
    const language =
      answer.problem === 'competitions.certificate_unknown' ? answer.details?.language : undefined;
    const written = language !== undefined && isLanguage(language) ? language : null;
    return (
      <InLanguage
        language={chosen ?? written ?? languageOfBrowser(navigator.languages)}
        meanwhile={<Skeleton />}
      >
        <Unknown content={written && content} />
      </InLanguage>
    );
  }
  if (answer.kind !== 'ok')
    return <LaunchFailed why={failureOf(answer)} host={host} onRetry={() => askAgain(null)} />;
  return (
    <InLanguage language={chosen ?? answer.data.language} meanwhile={<Skeleton />}>
      <Sheet certificate={answer.data} content={content} />
    </InLanguage>
  );
}

/** The page of an unknown code, with a link to the competition, if there is one. */
function Unknown({ content }: { readonly content: ContentKey | null }): ReactNode {
  const { t } = useTexts();
  return (
    <Notice mood="puzzled" title={t('competition_certificate')} text={t('competition_certificate_unknown')}>
      {content && <ToCompetition content={content} />}
      <LanguageChoice label={t('competition_language')} />
    </Notice>
  );
}

function ToCompetition({
  content: { content_id, institution_id },
}: {
  readonly content: ContentKey;
}): ReactNode {
  const { t } = useTexts();
  const path = playerPathOf({ content_id, content_type: 'competition', institution_id });
  return (
    <a className="button" href={path ?? undefined}>
      {t('competition_certificate_back')}
    </a>
  );
}

interface SheetProps {
  readonly certificate: ReplyOf<typeof verifyCertificate>;
  readonly content: ContentKey;
}

function Sheet({ certificate, content }: SheetProps): ReactNode {
  const texts = useTexts();
  const { t, plural } = texts;
  const { name, school, grade, title, levels, points, code, timezone, issued_on, has_competition } =
    certificate;
  const address = location.origin + certificateLink(content, code);
  // A school whose name is of the other direction turns nothing around.
  const from = texts.facts([school && isolated(school), gradeWords(t, grade)]);
  return (
    <main className="certificate-page">
      <article className="certificate">
        <h1 className="certificate-title">{t('competition_certificate')}</h1>
        <p>{t('competition_certificate_for')}</p>
        <p className="certificate-name">
          <bdi>{name}</bdi>
        </p>
        {from !== '' && <p>{from}</p>}
        <p>
          {t('competition_certificate_said', {
            levels: plural('competition_levels', levels),
            points: plural('competition_points', points),
            title: isolated(title),
          })}
        </p>
        <p className="certificate-true">
          {t('competition_certificate_true', { date: timeWords(texts, timezone, new Date(issued_on)) })}
        </p>
        <footer className="certificate-foot">
          <QrCode className="certificate-qr" text={address} label={t('competition_certificate_scan')} />
          <div className="certificate-proof">
            <p>{t('competition_certificate_code', { code: `\u2066${grouped(code)}\u2069` })}</p>
            <p>
              {t('competition_certificate_verify')}:{' '}
              <span dir="ltr" className="certificate-address">
                {address}
              </span>
            </p>
          </div>
        </footer>
      </article>
      <div className="certificate-tools">
        <Button isMain onClick={() => print()}>
          {t('competition_certificate_print')}
        </Button>
        {has_competition && <ToCompetition content={content} />}
        <LanguageChoice label={t('competition_language')} />
      </div>
    </main>
  );
}

/** Four letters at a time, as they are read out. */
function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code;
}
