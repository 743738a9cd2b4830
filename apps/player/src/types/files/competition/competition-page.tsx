import type { ReactNode } from 'react';
import type { OpenPageProps } from '../../player-type.ts';
import { OpenedPage } from '../opened-page.tsx';
import { certificateIn } from './certificate-path.ts';
import { CertificatePage } from './certificate-page.tsx';
import { CompetingScreen } from './competing-screen.tsx';
import { CompetitionScreen } from './competition-screen.tsx';

/** A competition: of our server, or as the studio posts it; or a certificate of it, which outlives it. */
export function CompetitionPage(props: OpenPageProps): ReactNode {
  const code = certificateIn(location.search);
  if (props.content && code !== null)
    return <CertificatePage content={props.content} code={code} host={props.host} />;
  return (
    <OpenedPage {...props} shows={(kind) => kind === 'competition'}>
      {({ title, description, body }, content) =>
        body.kind === 'competition' &&
        (content ? (
          <CompetingScreen title={title} description={description} body={body} content={content} />
        ) : (
          <CompetitionScreen title={title} description={description} body={body} />
        ))
      }
    </OpenedPage>
  );
}
