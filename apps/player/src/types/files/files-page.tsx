import type { ReactNode } from 'react';
import type { ContentKey } from '../../attempt/content-key.ts';
import { ContentGate } from '../../frame/content-gate.tsx';
import { PreviewFrame } from '../../frame/preview-frame.tsx';
import type { Host } from '../../launch/host.ts';
import type { OpenPageProps } from '../player-type.ts';
import { FilesScreen } from './files-screen.tsx';
import { parseGenericPreview } from './preview-message.ts';
import { useOpened } from './use-opened.ts';

/** Content that is opened and not attempted: of our server, or as the studio posts it. */
export function FilesPage({ content, host }: OpenPageProps): ReactNode {
  if (content !== null) return <Published content={content} host={host} />;
  return (
    <PreviewFrame
      host={host}
      parse={parseGenericPreview}
      languageOf={({ language }) => language}
      isEmpty={() => false}
    >
      {(shown) => <FilesScreen content={shown} />}
    </PreviewFrame>
  );
}

function Published({ content, host }: { readonly content: ContentKey; readonly host: Host }): ReactNode {
  const { shown, failure, reload } = useOpened(content);
  return (
    <ContentGate failure={failure} language={shown?.language ?? null} host={host} onRetry={reload}>
      {shown && <FilesScreen content={shown} />}
    </ContentGate>
  );
}
