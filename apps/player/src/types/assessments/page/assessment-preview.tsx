import { score } from '@takhti/content-types/assessments';
import type { AttemptState, Result } from '@takhti/domain';
import { useMemo, type ReactNode } from 'react';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import type { Connect } from '../../../attempt/recorder.ts';
import { PreviewFrame } from '../../../frame/preview-frame.tsx';
import type { Host } from '../../../launch/host.ts';
import { emptyState, startAttempt } from '../attempt/attempt.ts';
import { AssessmentSession } from './assessment-session.tsx';
import { parsePreviewMessage, withKey, type Preview } from './preview-message.ts';

/** A preview of an assessment, scored here. */
export function AssessmentPreview({ host }: { readonly host: Host }): ReactNode {
  return (
    <PreviewFrame
      host={host}
      parse={parsePreviewMessage}
      languageOf={({ play }) => play.language}
      isEmpty={({ play }) => play.questions.length === 0}
    >
      {(preview, again) => <PreviewSession preview={preview} host={host} onAgain={again} />}
    </PreviewFrame>
  );
}

interface PreviewSessionProps {
  readonly preview: Preview;
  readonly host: Host;
  readonly onAgain: () => void;
}

function PreviewSession({ preview, host, onAgain }: PreviewSessionProps): ReactNode {
  const start = useMemo(() => startAttempt(withKey(preview), emptyState), [preview]);
  const connect = useMemo<Connect<AttemptState, Result>>(
    () => (events) =>
      createPreviewRecorder((state) => score(preview.play, preview.answer_key, state), events),
    [preview],
  );
  return (
    <AssessmentSession
      start={start}
      connect={connect}
      host={host}
      isPreview
      onAgain={onAgain}
      onReload={onAgain}
    />
  );
}
