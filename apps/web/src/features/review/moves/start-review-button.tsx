import { Button } from '@mantine/core';
import { updateStatus } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { reportChangedMeanwhile } from './changed-meanwhile.ts';
import { wantedStatus } from './move-rules.ts';

interface StartReviewButtonProps {
  readonly item: ContainerRow;
  readonly className?: string | undefined;
}

/** Begins the review of an item in a list, and leads to it. */
export function StartReviewButton({ item, className }: StartReviewButtonProps) {
  const t = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const start = useCall(updateStatus, {
    onProblem: (problem) => reportChangedMeanwhile(problem, user.user_id, t),
  });

  async function begin(): Promise<void> {
    const { container_id, content_type, version } = item;
    const content_status = wantedStatus.startReview;
    const begun = await start.run({ container_id, content_type, version, comments: '', content_status });
    if (!begun) return;
    showToast({ kind: 'success', text: t('review:done.startReview') });
    await navigate(editorPath(item) ?? '/dashboard/in-review');
  }

  return (
    <Button
      size="compact-sm"
      variant="light"
      className={className}
      loading={start.isRunning}
      aria-label={t('review:start_of', { title: item.title })}
      onClick={() => void begin()}
    >
      {t('actions:names.startReview')}
    </Button>
  );
}
