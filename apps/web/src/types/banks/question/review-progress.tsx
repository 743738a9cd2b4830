import { Button, Text } from '@mantine/core';
import { IconEyeCheck } from '@tabler/icons-react';
import { seeQuestion } from '@takhti/contract';
import type { OpenedContainer, Question } from '@takhti/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sendCall } from '../../../app/api/index.ts';
import { ShortcutTip, unseenCommand } from '../../../features/editor/index.ts';
import { useReviewProgress } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import { useQuestionPath } from '../address.ts';
import classes from './question.module.css';

/** A shorter visit does not count as a look. */
const lookMs = 1200;

interface ReviewProgressProps {
  readonly item: OpenedContainer;
  /** The question on the screen; left out on the page of the bank. */
  readonly question?: Pick<Question, 'content_id' | 'version'>;
  /** Its place in the bank, from 1. */
  readonly position?: number;
}

/** How many questions the reviewer has seen, and the way to the next one not seen; what stays on the screen a moment is seen. */
export function ReviewProgress({ item, question, position = 0 }: ReviewProgressProps) {
  const t = useText();
  const navigate = useNavigate();
  const questionPath = useQuestionPath();
  const progress = useReviewProgress(item);
  const { container_id } = item;
  const { content_id, version } = question ?? {};
  const others = progress?.unseen.filter((each) => each.content_id !== content_id) ?? [];
  const next = others.find((each) => each.position > position) ?? others[0];
  const isUnseen = content_id !== undefined && progress !== undefined && progress.seen < progress.total;
  const isOffered = next !== undefined;
  const go = (): void => {
    if (next) void navigate(questionPath(next.content_id));
  };
  unseenCommand.useCommand(isOffered ? go : null);

  useEffect(() => {
    if (!isUnseen || version === undefined) return;
    const seen = { container_id, content_id, version };
    const look = (): void => void sendCall(seeQuestion, seen, { silent: true }).catch(() => undefined);
    const timer = setTimeout(look, lookMs);
    return () => clearTimeout(timer);
  }, [container_id, content_id, version, isUnseen]);

  if (!progress || progress.total < 2) return null;
  return (
    <div className={classes.progress}>
      <IconEyeCheck size={18} aria-hidden="true" />
      <Text size="sm" role="status">
        {t('review:progress.count', { seen: progress.seen, total: progress.total })}
      </Text>
      {isOffered && (
        <Hint label={<ShortcutTip shortcut="unseen" />}>
          <Button variant="subtle" size="compact-sm" onClick={go}>
            {t('review:progress.next')}
          </Button>
        </Hint>
      )}
    </div>
  );
}
