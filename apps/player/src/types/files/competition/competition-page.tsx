import { certificateLinks } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useChosenLanguage } from '../../../language/chosen-language.ts';
import type { OpenPageProps } from '../../player-type.ts';
import { OpenedPage } from '../opened-page.tsx';
import { CertificatePage } from './certificate-page.tsx';
import { CompetingScreen } from './competing-screen.tsx';
import { CompetitionScreen } from './competition-screen.tsx';
import '../../../styles/naskh.css';

/** A competition: of our server, or as the studio posts it; or a certificate of it, which outlives it. */
export function CompetitionPage(props: OpenPageProps): ReactNode {
  const language = useChosenLanguage();
  const code = new URLSearchParams(location.search).get(certificateLinks.name);
  if (props.content && code !== null)
    return <CertificatePage content={props.content} code={code} host={props.host} />;
  return (
    <OpenedPage {...props} language={language} shows={(kind) => kind === 'competition'}>
      {({ title, description, body, language: written }, content) =>
        body.kind === 'competition' &&
        (content ? (
          <CompetingScreen
            title={title}
            description={description}
            language={written}
            body={body}
            content={content}
          />
        ) : (
          <CompetitionScreen title={title} description={description} language={written} body={body} />
        ))
      }
    </OpenedPage>
  );
}
