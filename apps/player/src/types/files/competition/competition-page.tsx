import type { ReactNode } from 'react';
import type { OpenPageProps } from '../../player-type.ts';
import { OpenedPage } from '../opened-page.tsx';
import { CompetitionScreen } from './competition-screen.tsx';

/** A competition: of our server, or as the studio posts it. */
export function CompetitionPage(props: OpenPageProps): ReactNode {
  return (
    <OpenedPage {...props} shows={(kind) => kind === 'competition'}>
      {({ title, description, body }, content) =>
        body.kind === 'competition' && (
          <CompetitionScreen title={title} description={description} body={body} content={content} />
        )
      }
    </OpenedPage>
  );
}
