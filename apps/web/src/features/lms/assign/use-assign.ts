import { assignContent, createHomework, type Problem } from '@takhti/contract';
import type { ContainerRow, PickedContent } from '@takhti/domain';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { sendCloseMessage } from '../../../app/close-message.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { postToHost } from '../pick/post-to-host.ts';
import { callbackDataIn } from './callback-data.ts';

/** The class that homework is for. */
export interface ForClass {
  readonly GradeId: string;
  readonly SubjectId: string;
  readonly isLesson: boolean;
}

/**
 * Assigns picked content as the institution does it; each function resolves to whether it was done.
 * @param onDone what was picked is assigned by then
 */
export function useAssign(origins: readonly string[], onDone: () => void) {
  const t = useText();
  const [query] = useSearchParams();
  const posting = useCall(assignContent, { onProblem: reportRefusal });
  const creating = useCall(createHomework, { onProblem: reportRefusal });

  // Shows the message of the other system (C-1015); without one, the reason of the refusal.
  function reportRefusal({ problem, details }: Problem): boolean {
    if (problem !== 'lms.refused' || !details) return false;
    // The LMS does not know us any more: its page may have to log in again (C-1014).
    if (details.fault === 'unauthorized') sendCloseMessage(globalThis.window, 'UNAUTHORIZED');
    const text = details.message === '' ? t(`lms:faults.${details.fault}`) : details.message;
    showToast({ kind: 'error', text });
    return true;
  }

  function announceDone(count: number): void {
    showToast({ kind: 'success', text: t('lms:assign.done', { count }) });
    onDone();
  }

  // Without a callback the page around gets a message, and does the rest (C-905).
  function postPicked(CmsList: readonly PickedContent[]): boolean {
    const message = { type: 'assign-button-pressed', data: { CmsList } } as const;
    const isPosted = postToHost(globalThis.window, [location.origin, ...origins], message);
    if (!isPosted) showToast({ kind: 'warning', text: t('lms:assign.alone') });
    return isPosted;
  }

  return {
    isRunning: posting.isRunning || creating.isRunning,
    async assign(items: readonly ContainerRow[]): Promise<boolean> {
      const answer = await posting.run({ content_ids: idsOf(items) });
      if (!answer || (answer.way === 'message' && !postPicked(answer.CmsList))) return false;
      announceDone(items.length);
      return true;
    },
    async makeHomework(items: readonly ContainerRow[], of: ForClass): Promise<boolean> {
      const lesson = { lesson_id: query.get('lesson_id') ?? '', lesson_code: query.get('lesson_code') ?? '' };
      const callback_data = callbackDataIn(query);
      const answer = await creating.run({ content_ids: idsOf(items), ...of, ...lesson, callback_data });
      if (!answer) return false;
      announceDone(items.length);
      return true;
    },
  };
}

function idsOf(items: readonly ContainerRow[]): string[] {
  return items.map(({ content_id }) => content_id);
}
