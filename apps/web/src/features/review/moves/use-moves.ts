import { approve, deleteContainer, updateStatus, type Problem } from '@takhti/contract';
import { isStandalone, needsSkill, type Finding, type MoveName, type OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { editorPath, itemQuery } from '../../../app/routing/content-paths.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast, type Toast } from '../../../ui/index.ts';
import { checkLock } from '../../editor/index.ts';
import { reportChangedMeanwhile } from './changed-meanwhile.ts';
import { placeAfter, wantedStatus } from './move-rules.ts';
import { runMove } from './run-move.ts';
import { isPublished, wayBack } from './way-back.ts';
import { useLatest } from '../use-latest.ts';

export interface MovesInput {
  /** The item as it is now: its version must follow every save. */
  readonly container: OpenedContainer;
  /** Saves the work; true when the server has all of it. */
  readonly save: () => Promise<boolean>;
  readonly isDirty: boolean;
  /** Called before a move that leads away from the item: what is unsaved then is not asked about any more. */
  readonly onGone?: () => void;
  /** Shows what prevented it in the screen's own place; without it a dialog lists it. */
  readonly onFindings?: (findings: readonly Finding[]) => void;
  /** The next actions for a new publication. */
  readonly afterPublishing?: Pick<Toast, 'action' | 'other'>;
}

export interface Moves {
  make(move: MoveName, how?: { readonly comments?: string; readonly isSaved?: boolean }): Promise<boolean>;
  /** Whether submitting leads to the choice of a skill first. */
  readonly asksForSkill: boolean;
  /** The move on its way. */
  readonly running: MoveName | null;
  /** The findings that stopped the last submission or approval. */
  readonly findings: readonly Finding[];
  /** Shows what prevents a move. */
  showFindings(findings: readonly Finding[]): void;
  clearFindings(): void;
}

/** The topics of an item's page that must be up to date after a move that stays there. */
const waitsFor = ['container', 'comments', 'history'] as const;

/** Makes the moves of the workflow for a screen: saves, calls the server, reports the result, and goes where the move leads. */
export function useMoves({
  container,
  save,
  isDirty,
  onGone,
  onFindings,
  afterPublishing,
}: MovesInput): Moves {
  const t = useText();
  const navigate = useNavigate();
  const { user } = useSession();
  const [running, setRunning] = useState<MoveName | null>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const readVersion = useLatest(container.version);
  const asksForSkill = needsSkill(container.content_type, { is_standalone: isStandalone(user) });
  const calls = {
    status: useCall(updateStatus, { onProblem: reportRefusal, waitsFor }),
    approve: useCall(approve, { onProblem: reportRefusal, waitsFor }),
    delete: useCall(deleteContainer, { onProblem: reportRefusal }),
  };

  function reportRefusal(problem: Problem): boolean {
    switch (problem.problem) {
      case 'container.has_errors': {
        const found = problem.details?.findings ?? [];
        showFindings(found);
        return found.length > 0;
      }
      case 'container.locked':
        void checkLock(container.container_id);
        return false;
      case 'skills.minimal':
        void askForSkill();
        return true;
      default:
        return reportChangedMeanwhile(problem, user.user_id, t);
    }
  }

  function showFindings(found: readonly Finding[]): void {
    if (onFindings) onFindings(found);
    else setFindings(found);
  }

  async function askForSkill(): Promise<void> {
    showToast({ kind: 'error', text: t('problems:skills.minimal') });
    await navigate(`/dashboard/select-grade-subject?${itemQuery(container)}`);
  }

  const placeOf = (move: MoveName): string | null => placeAfter(move, container.user_id === user.user_id);

  function send(move: MoveName, version: number, comments: string): Promise<object | undefined> {
    const { container_id, content_type } = container;
    const leaving = { beforeRefresh: (reply: object) => leave(move, reply) };
    if (move === 'delete') return calls.delete.run({ container_id }, leaving);
    if (move === 'approve') return calls.approve.run({ container_id, content_type, version }, leaving);
    const content_status = wantedStatus[move];
    return calls.status.run({ container_id, content_type, version, comments, content_status }, leaving);
  }

  async function leave(move: MoveName, reply: object): Promise<void> {
    const place = placeOf(move);
    if (place === null) return;
    announceDone(move, reply);
    onGone?.();
    // The page learns that nothing has to be kept any more before it is left.
    await readVersion();
    await navigate(place);
  }

  function announceDone(move: MoveName, reply: object): void {
    const done = move === 'approve' && container.abilities.approves_finally ? 'publish' : move;
    const back = wayBack(move, container, reply);
    showToast({
      kind: 'success',
      text: t(`review:done.${done}`),
      ...(isPublished(reply) && { detail: t('review:done.no_way_back'), ...afterPublishing }),
      ...(back && { action: { label: t('common:undo'), onClick: () => void undo(back) } }),
    });
  }

  // The page that asks may be gone by then: nothing of it is used.
  async function undo({ go, done }: NonNullable<ReturnType<typeof wayBack>>): Promise<void> {
    const isDone = await go().then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    showToast({ kind: 'success', text: t(done) });
    await navigate(editorPath(container) ?? '/dashboard/draft');
  }

  return {
    running,
    asksForSkill: container.is_minimal_skill && asksForSkill,
    findings,
    showFindings,
    clearFindings: () => setFindings([]),
    async make(move, { comments = '', isSaved = false } = {}) {
      setRunning(move);
      try {
        const end = await runMove(move, {
          canEdit: container.abilities.can_edit,
          isDirty,
          isSaved,
          isOnMinimalSkill: container.is_minimal_skill && asksForSkill,
          save,
          readVersion,
          send: (version) => send(move, version, comments),
        });
        if (end.kind === 'needs_skill') await askForSkill();
        // Those who may edit now get another editor: announced once it is there, so that nothing opened meanwhile closes with
        // the old one.
        if (end.kind === 'moved' && placeOf(move) === null) announceDone(move, end.reply);
        return end.kind === 'moved';
      } finally {
        setRunning(null);
      }
    },
  };
}
