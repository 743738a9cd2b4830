import { isRecord, type GenericBody, type GenericContent, type Language } from '@takhti/domain';
import { useEffect, type ReactNode } from 'react';
import type { ContentKey } from '../../attempt/content-key.ts';
import { ContentGate } from '../../frame/content-gate.tsx';
import { PreviewFrame } from '../../frame/preview-frame.tsx';
import { playOfMessage } from '../../launch/preview-message.ts';
import type { OpenPageProps } from '../player-type.ts';
import { useOpened } from './use-opened.ts';

interface OpenedPageProps extends OpenPageProps {
  /** Which kinds of body it shows. */
  readonly shows: (kind: GenericBody['kind']) => boolean;
  /** In which language the page is, where that is not the content's own. */
  readonly language?: Language | null;
  /** Renders what is shown; the content is null in a preview. */
  readonly children: (shown: GenericContent, content: ContentKey | null) => ReactNode;
}

/** Content that is opened and not attempted: of our server, or as the studio posts it. */
export function OpenedPage({ content, host, shows, language, children }: OpenedPageProps): ReactNode {
  if (content !== null)
    return (
      <Published content={content} host={host} shows={shows} language={language}>
        {children}
      </Published>
    );
  return (
    <PreviewFrame
      host={host}
      parse={(data) => previewOf(data, shows)}
      languageOf={(shown) => shown.language}
      isEmpty={() => false}
    >
      {(shown) => children(shown, null)}
    </PreviewFrame>
  );
}

function Published(props: OpenedPageProps & { readonly content: ContentKey }): ReactNode {
  const { content, host, shows, language, children } = props;
  const { shown, failure, reload } = useOpened(content);
  const isReported = shown !== null && content.gathering_id !== undefined;
  useEffect(() => {
    if (isReported) host.send({ type: 'takhti-opened' });
  }, [isReported, host]);
  return (
    <ContentGate
      failure={failure}
      language={shown && (language ?? shown.language)}
      host={host}
      onRetry={reload}
    >
      {shown && shows(shown.body.kind) && children(shown, content)}
    </ContentGate>
  );
}

/** Parses what the studio posts: content with a body of a kind that is shown; null for any other message. */
export function previewOf(data: unknown, shows: OpenedPageProps['shows']): GenericContent | null {
  const posted = playOfMessage(data);
  return isContent(posted) && shows(posted.body.kind) ? posted : null;
}

// Sent by the studio of the same site: what would stop the page is looked at, and no more.
function isContent(value: unknown): value is GenericContent {
  if (!isRecord(value)) return false;
  const { title, language, description, body } = value;
  const hasHead = [title, language, description].every((each) => typeof each === 'string');
  return hasHead && isRecord(body) && typeof body['kind'] === 'string';
}
