import { duplicateQuestions } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../app/api/index.ts';
import { useUndoEntry } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';

interface DuplicateQuestions {
  /** Copies them to the end of their bank and reports it; true if they are there. */
  readonly run: (content_ids: readonly string[]) => Promise<boolean>;
  readonly isRunning: boolean;
}

export function useDuplicateQuestions({ container_id }: OpenedContainer): DuplicateQuestions {
  const t = useText();
  const call = useCall(duplicateQuestions);
  const { offer } = useUndoEntry(container_id);

  async function run(content_ids: readonly string[]): Promise<boolean> {
    const reply = await call.run({ container_id, content_ids: [...content_ids] });
    if (!reply) return false;
    showToast({
      kind: 'success',
      text: t('questions:duplicate.done', { count: reply.duplicated }),
      action: offer('question.duplicate', reply.history_id),
    });
    return true;
  }

  return { run, isRunning: call.isRunning };
}
