import { bringBack, deleteContainer, deletePublished } from '@takhti/contract';
import { limits, type ContainerRow } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';
import { useUsedInSentence } from '../actions/index.ts';
import { confirm, showToast } from '../../ui/index.ts';
import type { Outcome } from './each-in-turn.ts';
import { useInTurn } from './use-in-turn.ts';

interface DeleteMany {
  /** Asks, deletes and reports, with an undo where possible; undefined if the person cancelled. */
  readonly ask: (items: readonly ContainerRow[]) => Promise<Outcome<ContainerRow> | undefined>;
  readonly isRunning: boolean;
}

/** Puts drafts into the bin. */
export function useDeleteMany(): DeleteMany {
  const t = useText();
  const { run, undo, isRunning } = useInTurn();

  async function bringAllBack(items: readonly ContainerRow[]): Promise<void> {
    const { done } = await undo(bringBack, items, ({ container_id }) => ({ container_id }));
    if (done.length > 0) showToast({ kind: 'success', text: t('many:back', { count: done.length }) });
  }

  async function ask(items: readonly ContainerRow[]): Promise<Outcome<ContainerRow> | undefined> {
    const count = items.length;
    const isSure = await confirm({
      title: t('many:del_title', { count }),
      text: t('many:del_text', { count, days: limits.bin.days }),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (!isSure) return undefined;
    const outcome = await run(deleteContainer, items, ({ container_id }) => ({ container_id }));
    const { done } = outcome;
    if (done.length > 0) {
      showToast({
        kind: 'success',
        text: t('many:deleted', { count: done.length }),
        action: { label: t('common:undo'), onClick: () => void bringAllBack(done) },
      });
    }
    return outcome;
  }

  return { ask, isRunning };
}

/** Takes published content from the library; that cannot be undone (C-617). */
export function useWithdrawMany(): DeleteMany {
  const t = useText();
  const { run, isRunning } = useInTurn();
  const usedInSentence = useUsedInSentence();

  async function ask(items: readonly ContainerRow[]): Promise<Outcome<ContainerRow> | undefined> {
    const count = items.length;
    const usedIn = await usedInSentence(items.map(({ content_id }) => content_id));
    const isSure = await confirm({
      title: t('many:del_title', { count }),
      text: t('many:withdraw_text', { count }) + usedIn,
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (!isSure) return undefined;
    const outcome = await run(deletePublished, items, ({ content_id, content_type }) => ({
      content_id,
      content_type,
    }));
    const { length } = outcome.done;
    if (length > 0) showToast({ kind: 'success', text: t('many:withdrawn', { count: length }) });
    return outcome;
  }

  return { ask, isRunning };
}
