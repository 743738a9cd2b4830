import { publishLesson } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';

/** Sends published content to the LMS or game platform of the institution, and shows the result (C-793, C-1040). */
export function usePublishToLms({ content_id }: Pick<ContainerRow, 'content_id'>) {
  const t = useText();
  const { run } = useCall(publishLesson);
  return {
    async toLms(): Promise<boolean> {
      const reply = await run({ content_id });
      if (!reply) return false;
      const target = t(`lms:targets.${reply.target}`);
      const why = reply.message === '' && reply.fault ? t(`lms:faults.${reply.fault}`) : reply.message;
      showToast(
        reply.is_sent
          ? { kind: 'success', text: t('lms:publish.done', { target }) }
          : { kind: 'error', text: t('lms:publish.failed', { target, why }) },
      );
      return reply.is_sent;
    },
  };
}
