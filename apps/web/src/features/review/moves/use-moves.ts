import {
  approve,
  countDashboard,
  deleteContainer,
  listComments,
  listDeveloperDashboard,
  listHistory,
  listReviewerDashboard,
  openAssessment,
  openContainer,
  searchLibrary,
  updateStatus,
  type Problem,
} from '@takhti/contract';
import type { Finding, MoveName, OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshCalls, useCall } from '../../../app/api/index.ts';
import { itemQuery } from '../../../app/routing/content-paths.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { checkLock } from '../../editor/index.ts';
import { isFasterReviewer, placeAfter, wantedStatus } from './move-rules.ts';
import { runMove } from './run-move.ts';
import { useLatest } from '../use-latest.ts';

export interface MovesInput {
  /** The item as it is now: its version must follow every save. */
  readonly container: OpenedContainer;
  /** Saves the work; true when the server has all of it. */
  readonly save: () => Promise<boolean>;
  readonly isDirty: boolean;
  /** Called before a move that leads away from the item: what is unsaved then is not asked about any more. */
  readonly onGone?: () => void;
  /** Shows what stood in the way in the screen's own place; without it a dialog lists it. */
  readonly onFindings?: (findings: readonly Finding[]) => void;
}

export interface Moves {
  make(move: MoveName, comments?: string): Promise<boolean>;
  /** The move on its way. */
  readonly running: MoveName | null;
  /** What stood in the way of the last submission or approval. */
  readonly findings: readonly Finding[];
  forgetFindings(): void;
}

const lists = [listDeveloperDashboard, listReviewerDashboard, countDashboard, searchLibrary] as const;
const opened = [openContainer, openAssessment, listComments, listHistory] as const;

/** Makes the moves of the workflow for a screen: saves, asks the server, tells the person, and goes where the move leads. */
export function useMoves({ container, save, isDirty, onGone, onFindings }: MovesInput): Moves {
  const t = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [running, setRunning] = useState<MoveName | null>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const readVersion = useLatest(container.version);
  const startsWithSkill = webTypeOf(container.content_type)?.startsWith !== 'grade';
  const calls = {
    status: useCall(updateStatus, { onProblem: tell }),
    approve: useCall(approve, { onProblem: tell }),
    delete: useCall(deleteContainer, { onProblem: tell }),
  };

  function tell(problem: Problem): boolean {
    switch (problem.problem) {
      case 'container.has_errors': {
        const found = (problem.details['findings'] ?? []) as Finding[];
        if (onFindings) onFindings(found);
        else setFindings(found);
        return found.length > 0;
      }
      case 'container.changed_meanwhile':
      case 'container.wrong_status': {
        const { current } = problem.details as { current?: OpenedContainer };
        const name = isFasterReviewer(current, user.user_id) ? current.reviewer_full_name : null;
        const text = name === null ? t('review:changed_meanwhile') : t('review:started_by', { name });
        showToast({ kind: 'warning', text });
        void reload();
        return true;
      }
      case 'container.locked':
        void checkLock(container.container_id);
        return false;
      case 'container.read_only':
      case 'container.forbidden':
      case 'container.not_found':
        // What the screen offered is not so any more.
        void reload();
        return false;
      case 'skills.minimal':
        void askForSkill();
        return true;
      default:
        return false;
    }
  }

  async function reload(): Promise<void> {
    await refreshCalls(...opened);
    void refreshCalls(...lists);
  }

  async function askForSkill(): Promise<void> {
    showToast({ kind: 'error', text: t('problems:skills.minimal') });
    await navigate(`/dashboard/select-grade-subject?${itemQuery(container)}`);
  }

  function send(move: MoveName, version: number, comments: string): Promise<object | undefined> {
    const { container_id, content_type } = container;
    if (move === 'delete') return calls.delete.run({ container_id });
    if (move === 'approve') return calls.approve.run({ container_id, content_type, version });
    return calls.status.run({
      container_id,
      content_type,
      version,
      comments,
      content_status: wantedStatus[move],
    });
  }

  async function arrive(move: MoveName): Promise<void> {
    const place = placeAfter(move, container.user_id === user.user_id);
    const done = move === 'approve' && container.abilities.approves_finally ? 'publish' : move;
    const toast = { kind: 'success', text: t(`review:done.${done}`) } as const;
    if (place === null) {
      // Who may edit now gets another editor: it is told once it is there, so that nothing opened meanwhile goes with the old one.
      await reload();
      return showToast(toast);
    }
    showToast(toast);
    onGone?.();
    // The page learns that nothing has to be kept any more before it is left.
    await readVersion();
    await navigate(place);
    void refreshCalls(...lists);
  }

  return {
    running,
    findings,
    forgetFindings: () => setFindings([]),
    async make(move, comments = '') {
      setRunning(move);
      try {
        const end = await runMove(move, {
          canEdit: container.abilities.can_edit,
          isDirty,
          isOnMinimalSkill: container.is_minimal_skill && startsWithSkill,
          save,
          readVersion,
          send: (version) => send(move, version, comments),
        });
        if (end.kind === 'needs_skill') await askForSkill();
        if (end.kind === 'moved') await arrive(move);
        return end.kind === 'moved';
      } finally {
        setRunning(null);
      }
    },
  };
}
