import type { GenericContent } from '@takhti/domain';
import type { ReactNode } from 'react';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { ContentGate } from '../../../frame/content-gate.tsx';
import { PreviewFrame } from '../../../frame/preview-frame.tsx';
import type { Host } from '../../../launch/host.ts';
import { playOfMessage } from '../../../launch/preview-message.ts';
import { isRecord } from '../../../attempt/attempt-store.ts';
import type { OpenPageProps } from '../../player-type.ts';
import { useOpened } from '../use-opened.ts';
import { PlanScreen } from './plan-screen.tsx';

/** A lesson plan: of our server, or as the studio posts it. */
export function PlanPage({ content, host }: OpenPageProps): ReactNode {
  if (content !== null) return <Published content={content} host={host} />;
  return (
    <PreviewFrame
      host={host}
      parse={parsePlanPreview}
      languageOf={({ language }) => language}
      isEmpty={() => false}
    >
      {(shown) => <Shown shown={shown} content={null} />}
    </PreviewFrame>
  );
}

function Published({ content, host }: { readonly content: ContentKey; readonly host: Host }): ReactNode {
  const { shown, failure, reload } = useOpened(content);
  return (
    <ContentGate failure={failure} language={shown?.language ?? null} host={host} onRetry={reload}>
      {shown && <Shown shown={shown} content={content} />}
    </ContentGate>
  );
}

interface ShownProps {
  readonly shown: GenericContent;
  readonly content: ContentKey | null;
}

function Shown({ shown, content }: ShownProps): ReactNode {
  if (shown.body.kind !== 'lesson_plan') return null;
  return (
    <PlanScreen title={shown.title} description={shown.description} body={shown.body} content={content} />
  );
}

function parsePlanPreview(data: unknown): GenericContent | null {
  const play = playOfMessage(data);
  const isPlan = play !== null && isRecord(play['body']) && play['body']['kind'] === 'lesson_plan';
  return isPlan ? (play as unknown as GenericContent) : null;
}
