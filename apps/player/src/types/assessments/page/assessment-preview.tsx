import { score } from '@takhti/content-types/assessments';
import type { AttemptState } from '@takhti/domain';
import { useMemo, type ReactNode } from 'react';
import { emptyState, startAttempt } from '../attempt/attempt.ts';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import type { RecorderEvents } from '../../../attempt/recorder.ts';
import { InLanguage, useTexts } from '../../../i18n/texts-context.tsx';
import type { Host } from '../../../launch/host.ts';
import { parsePreviewMessage, withKey, type Preview } from './preview-message.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Session } from './assessment-session.tsx';
import { usePreviewMessages } from '../../../launch/use-preview-messages.ts';

/** A preview in the studio: plays what the studio posts, calls nothing, keeps nothing (C-179, C-557). */
export function PreviewPage({ host }: { readonly host: Host }): ReactNode {
  const { t } = useTexts();
  const { shown, again } = usePreviewMessages(host, parsePreviewMessage);

  if (shown === null) {
    return <Notice mood="ready" title={t('preview_waiting_title')} text={t('preview_waiting_text')} />;
  }
  if (shown.preview.play.questions.length === 0) {
    return <Notice mood="puzzled" title={t('no_questions_title')} text={t('no_questions_text')} />;
  }
  return (
    <InLanguage language={shown.preview.play.language} meanwhile={<Skeleton />}>
      <PreviewSession key={shown.round} preview={shown.preview} host={host} onAgain={again} />
    </InLanguage>
  );
}

interface PreviewSessionProps {
  readonly preview: Preview;
  readonly host: Host;
  readonly onAgain: () => void;
}

function PreviewSession({ preview, host, onAgain }: PreviewSessionProps): ReactNode {
  const start = useMemo(() => startAttempt(withKey(preview), emptyState), [preview]);
  const connect = useMemo(
    () => (events: RecorderEvents) =>
      createPreviewRecorder((state: AttemptState) => score(preview.play, preview.answer_key, state), events),
    [preview],
  );
  return (
    <Session start={start} connect={connect} host={host} isPreview onAgain={onAgain} onReload={onAgain} />
  );
}
