import { IconArrowsDiff, IconEyeOff, IconMessage } from '@tabler/icons-react';
import { listChangedQuestions, listComments } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useUrlData } from '../../../../app/launch/index.ts';
import { useReviewProgress } from '../../../../features/review/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import classes from './question-list.module.css';

/** The open work at the questions of a bank: open comments, changes to settle, and questions that the reviewer has not seen. */
export function useRowMarks(bank: OpenedContainer): (content_id: string) => ReactNode {
  const t = useText();
  const format = useFormat();
  const { isLms } = useUrlData();
  const { container_id, users_content_id, abilities } = bank;
  const isAtDesk = abilities.can_comment && !isLms;
  const options = { silent: true, enabled: isAtDesk };
  const comments = useQueryCall(listComments, { users_content_id }, options).data;
  const changes = useQueryCall(listChangedQuestions, { container_id }, options).data;
  const progress = useReviewProgress(bank);

  const open = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { anchor, answers_to, resolved_on, is_deleted } of comments?.records ?? [])
      if (anchor?.content_id && answers_to === null && resolved_on === null && !is_deleted)
        counts.set(anchor.content_id, (counts.get(anchor.content_id) ?? 0) + 1);
    return counts;
  }, [comments]);
  const changed = useMemo(() => new Set(changes?.content_ids), [changes]);
  const unseen = useMemo(
    () => new Set((progress?.unseen ?? []).map(({ content_id }) => content_id)),
    [progress],
  );

  return useCallback(
    (content_id) => {
      const count = open.get(content_id) ?? 0;
      const isUnseen = unseen.has(content_id);
      if (count === 0 && !isUnseen && !changed.has(content_id)) return null;
      return (
        <span className={classes.marks}>
          {isUnseen && (
            <span>
              <IconEyeOff size={14} aria-hidden="true" />
              {t('review:progress.unseen')}
            </span>
          )}
          {changed.has(content_id) && (
            <span>
              <IconArrowsDiff size={14} aria-hidden="true" />
              {t('review:progress.suggested')}
            </span>
          )}
          {count > 0 && (
            <span>
              <IconMessage size={14} aria-hidden="true" />
              <span aria-hidden="true">{format.number(count)}</span>
              <span className="visually-hidden">{t('review:before.comments', { count })}</span>
            </span>
          )}
        </span>
      );
    },
    [open, changed, unseen, t, format],
  );
}
