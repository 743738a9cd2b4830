import { listChanges, openContainer, Problem, suggestContainer, updateContainer } from '@takhti/contract';
import type { GameDoc } from '@takhti/content-types/rounds';
import type { Finding, OpenedContainer } from '@takhti/domain';
import { useCallback } from 'react';
import { callKey, queryClient, refreshCalls, sendCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import { checkLock, type SaveOutcome } from '../../../features/editor/index.ts';
import { formOf, requestOf } from './game-form.ts';
import { readInSteps } from '../reading/use-read-game.ts';

/**
 * Saves a game; what the server answers is what everybody on the page goes on with.
 * @param isSuggesting leaves the game as it is, and keeps what was written as suggestions to its author
 */
export function useSaveGame(
  opened: OpenedContainer,
  isSuggesting: boolean,
): (form: GameDoc, version: number) => Promise<SaveOutcome<GameDoc>> {
  const t = useText();
  const { container_id } = opened;
  return useCallback(
    async (form, version) => {
      try {
        if (isSuggesting) {
          const kept = await sendCall(
            suggestContainer,
            { container_id, version, ...requestOf(form) },
            { handles: (problem) => outcomeOf(problem) !== null },
          );
          showToast({ kind: 'success', text: t('review:suggest.done', { count: kept.suggested }) });
          void refreshCalls(listChanges);
          // What was written is with the author now; here stands the game as it is.
          return { kind: 'saved', doc: formOf(opened) ?? form, version };
        }
        const saved = await sendCall(
          updateContainer,
          { container_id, version, ...requestOf(form) },
          { handles: (problem) => outcomeOf(problem) !== null },
        );
        await readInSteps(saved);
        queryClient.setQueryData(callKey(openContainer, { container_id }), saved);
        return { kind: 'saved', doc: formOf(saved) ?? form, version: saved.version };
      } catch (error) {
        if (!(error instanceof Problem)) return { kind: 'failed' };
        if (isOutOfReach(error)) await refreshCalls(openContainer);
        if (error.problem === 'container.locked') await checkLock(container_id);
        return outcomeOf(error) ?? { kind: 'failed' };
      }
    },
    [container_id, opened, isSuggesting, t],
  );
}

// Somebody moved it on while it was open here: the page must show where it stands now.
function isOutOfReach({ problem }: Problem): boolean {
  return problem === 'container.read_only' || problem === 'container.forbidden';
}

/** What a refusal means to the editor; null when there is nothing to do but to tell. */
function outcomeOf(problem: Problem): SaveOutcome<GameDoc> | null {
  if (problem.problem === 'container.changed_meanwhile') {
    const current = problem.details['current'] as OpenedContainer | undefined;
    const theirs = current && formOf(current);
    return theirs ? { kind: 'conflict', theirs, version: current.version } : null;
  }
  if (problem.problem === 'container.invalid_document') {
    const findings = problem.details['fields'] as readonly Finding[] | undefined;
    return findings ? { kind: 'refused', findings } : null;
  }
  return null;
}
