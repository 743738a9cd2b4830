import { isolated } from '@takhti/domain';
import { undoInQuestions, type KeptQuestion, type ReplyOf, type undoable } from '@takhti/contract';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { confirm, showToast } from '../../../ui/index.ts';
import { useRecordStep } from '../../editor/index.ts';

type Undoable = (typeof undoable)[number];

const doneTexts = {
  import: 'review:undo.import_done',
  'question.replace': 'review:undo.done',
  'question.delete': 'review:undo.delete_done',
  'question.duplicate': 'review:undo.duplicate_done',
} as const;

/** Undoes what was done to many questions at once, and names those that stay because they were changed since. */
export function useUndoEntry(container_id: string) {
  const t = useText();
  const { run, isRunning } = useCall(undoInQuestions);
  const recordStep = useRecordStep();

  function announce(action: Undoable, { undone, kept, total_kept }: ReplyOf<typeof undoInQuestions>): void {
    const done = undone === 0 ? t('review:undo.none') : t(doneTexts[action], { count: undone });
    if (total_kept === 0) return showToast({ kind: undone === 0 ? 'info' : 'success', text: done });
    const beyond = total_kept - kept.length;
    const lines = kept.map(lineOf);
    if (beyond > 0) lines.push(t('review:undo.more', { count: beyond }));
    void confirm({
      title: t('review:undo.kept', { count: total_kept }),
      text: [done, ...lines].join('\n'),
      confirmLabel: t('common:close'),
      isCancelable: false,
    });
  }

  // A text keeps its own direction within the sentence around it.
  function lineOf({ position, text, reason }: KeptQuestion): string {
    const name = t('review:undo.question', { number: position });
    return `${name}: ${isolated(text)} – ${t(`review:undo.reasons.${reason}`)}`;
  }

  async function undo(action: Undoable, history_id: string): Promise<void> {
    const reply = await run({ container_id, history_id });
    if (reply) announce(action, reply);
  }

  /** The button of a toast that takes it back; the editor's Undo does the same until then. */
  function offer(action: Undoable, history_id: string) {
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => (end = resolve));
    const takeBack = recordStep(() => {
      end();
      void undo(action, history_id);
    });
    return { label: t('common:undo'), onClick: takeBack, isOver };
  }

  return { undo, offer, isRunning };
}
