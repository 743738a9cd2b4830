import type { GenericBody } from '@takhti/domain';
import type { ReactNode } from 'react';
import { HtmlZipView } from '../html-zip/html-zip-view.tsx';
import { LinkView } from '../link/link-view.tsx';

interface GameViewProps {
  readonly body: Extract<GenericBody, { kind: 'game' }>;
  readonly title: string;
}

/** A game that was made elsewhere: it plays in its frame, or is gone to. */
export function GameView({ body, title }: GameViewProps): ReactNode {
  return (
    <>
      {(body.path !== '' || body.link === '') && <HtmlZipView body={body} title={title} />}
      {body.link !== '' && <LinkView body={body} />}
    </>
  );
}
