import { deleteContainer, duplicateContainer } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import type { Outcome } from './each-in-turn.ts';
import { useInTurn } from './use-in-turn.ts';

/** Copies each as a draft of the person, and reports, with an undo. */
export function useDuplicateMany() {
  const t = useText();
  const { run, undo, isRunning } = useInTurn();

  async function duplicate(items: readonly ContainerRow[]): Promise<Outcome<ContainerRow>> {
    const { replies, ...outcome } = await run(duplicateContainer, items, ({ container_id }) => ({
      container_id,
    }));
    if (replies.length > 0) {
      showToast({
        kind: 'success',
        text: t('many:duplicated', { count: replies.length }),
        action: {
          label: t('common:undo'),
          onClick: () => void undo(deleteContainer, replies, ({ container_id }) => ({ container_id })),
        },
      });
    }
    return outcome;
  }

  return { duplicate, isRunning };
}
