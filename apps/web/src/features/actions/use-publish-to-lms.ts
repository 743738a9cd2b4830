import { publishLesson } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';

/** Sends published content to the LMS or game platform of the institution, and tells how that went (C-793, C-1040). */
export function usePublishToLms({ content_id }: Pick<ContainerRow, 'content_id'>) {
  const t = useText();
  const { run } = useCall(publishLesson);
  return {
    async toLms(): Promise<boolean> {
      const told = await run({ content_id });
      if (!told) return false;
      const target = t(`lms:targets.${told.target}`);
      const why = told.message === '' && told.fault ? t(`lms:faults.${told.fault}`) : told.message;
      showToast(
        told.is_sent
          ? { kind: 'success', text: t('lms:publish.done', { target }) }
          : { kind: 'error', text: t('lms:publish.failed', { target, why }) },
      );
      return told.is_sent;
    },
  };
}
