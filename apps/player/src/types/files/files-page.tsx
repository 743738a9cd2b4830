import type { ReactNode } from 'react';
import type { OpenPageProps } from '../player-type.ts';
import { FilesScreen } from './files-screen.tsx';
import { OpenedPage } from './opened-page.tsx';
import { isViewedKind } from './viewers.ts';

/** Content that is below its description. */
export function FilesPage(props: OpenPageProps): ReactNode {
  return (
    <OpenedPage {...props} shows={isViewedKind}>
      {(shown) => <FilesScreen content={shown} />}
    </OpenedPage>
  );
}
