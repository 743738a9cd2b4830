import { deletePublished, editPublished } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { useCall } from '../../app/api/index.ts';
import { editorPath } from '../../app/routing/content-paths.ts';
import { useText } from '../../i18n/index.ts';
import { confirm, showToast } from '../../ui/index.ts';
import { useSetAside } from './use-set-aside.ts';
import { useUsedInSentence } from './use-used-in-sentence.ts';

type Published = Pick<ContainerRow, 'content_id' | 'content_type' | 'title'>;

/** The actions on published content; each resolves to whether it was done. */
export function usePublished(item: Published) {
  const t = useText();
  const navigate = useNavigate();
  const { onProblem, runPast } = useSetAside();
  const edit = useCall(editPublished, { onProblem });
  const remove = useCall(deletePublished, { waitsFor: ['library'], onProblem });
  const usedInSentence = useUsedInSentence();
  const { content_id, content_type, title } = item;

  async function open(is_duplicate: 0 | 1): Promise<boolean> {
    const draft = await runPast(() => edit.run({ content_id, content_type, is_duplicate }));
    if (!draft) return false;
    if (is_duplicate === 1) showToast({ kind: 'success', text: t('actions:done.duplicate') });
    await navigate(editorPath(draft) ?? '/dashboard/draft');
    return true;
  }

  return {
    edit: () => open(0),
    duplicate: () => open(1),
    async remove(): Promise<boolean> {
      const isSure = await confirm({
        title: t('actions:remove.title'),
        text: t('actions:remove.text', { title }) + (await usedInSentence([content_id])),
        confirmLabel: t('actions:names.delete'),
        isDangerous: true,
      });
      if (!isSure) return false;
      const leave = async (): Promise<void> => {
        showToast({ kind: 'success', text: t('review:done.delete') });
        await navigate('/content');
      };
      const removed = await runPast(() => remove.run({ content_id, content_type }, { beforeRefresh: leave }));
      return removed !== undefined;
    },
  };
}
