import { deleteQuestions } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useUrlData } from '../../../app/launch/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useUndoEntry } from '../../../features/review/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';

interface DeleteQuestions {
  /** Asks, deletes and reports; true if they are deleted. A refusal is shown with the server's reason (C-1033, C-1034). */
  readonly ask: (content_ids: readonly string[]) => Promise<boolean>;
  readonly isRunning: boolean;
}

const waitsFor = ['questions', 'container'] as const;

export function useDeleteQuestions(bank: OpenedContainer): DeleteQuestions {
  const t = useText();
  const { user } = useSession();
  const { isLms } = useUrlData();
  const { container_id } = bank;
  const { run, isRunning } = useCall(deleteQuestions, { waitsFor });
  const { offer } = useUndoEntry(container_id);

  // Who may bring it back: authors from the history, which there is not within an LMS (C-638).
  function consequence(count: number): string {
    if (bank.user_id !== user.user_id) return t('questions:delete.text_author', { count });
    return t(isLms ? 'questions:delete.text' : 'questions:delete.text_history', { count });
  }

  async function ask(content_ids: readonly string[]): Promise<boolean> {
    const count = content_ids.length;
    const isSure = await confirm({
      title: t('questions:delete.title', { count }),
      text: consequence(count),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (!isSure) return false;
    const reply = await run({ container_id, content_ids: [...content_ids] });
    if (!reply) return false;
    showToast({
      kind: 'success',
      text: t('questions:delete.done', { count: reply.deleted }),
      action: offer('question.delete', reply.history_id),
    });
    return true;
  }

  return { ask, isRunning };
}
