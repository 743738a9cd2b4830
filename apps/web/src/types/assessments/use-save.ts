import {
  listChanges,
  openAssessment,
  Problem,
  suggestAssessment,
  updateAssessment,
  type ReplyOf,
} from '@takhti/contract';
import type { Finding } from '@takhti/domain';
import { useCallback } from 'react';
import { callKey, queryClient, refreshCalls, sendCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import { checkLock, type SaveOutcome } from '../../features/editor/index.ts';
import { formOf, requestOf, type AssessmentForm, type OpenedAssessment } from './assessment-form.ts';

type Saved = ReplyOf<typeof updateAssessment>;

/**
 * Saves the form of an assessment; what the server answers is what everybody on the page goes on with.
 * @param isSuggesting leaves the assessment as it is, and keeps what was written as suggestions to its author
 */
export function useSave(
  container: OpenedAssessment,
  isSuggesting: boolean,
): (form: AssessmentForm, version: number) => Promise<SaveOutcome<AssessmentForm>> {
  const t = useText();
  const { container_id, skill_id, is_minimal_skill, json_data, title, language } = container;
  return useCallback(
    async (form, version) => {
      try {
        if (isSuggesting) {
          const { title: name, language: tongue, ...doc } = form;
          const kept = await sendCall(
            suggestAssessment,
            { container_id, version, title: name, language: tongue, json_data: doc },
            { handles: (problem) => outcomeOf(problem) !== null },
          );
          showToast({ kind: 'success', text: t('review:suggest.done', { count: kept.suggested }) });
          void refreshCalls(listChanges);
          // What was written is with the author now; here stands the assessment as it is.
          return { kind: 'saved', doc: formOf({ title, language, json_data }), version };
        }
        const request = requestOf(form, { skill_id, is_minimal_skill, json_data });
        const saved: Saved = await sendCall(
          updateAssessment,
          { container_id, version, ...request },
          { handles: (problem) => outcomeOf(problem) !== null },
        );
        queryClient.setQueryData(callKey(openAssessment, { container_id }), saved);
        return { kind: 'saved', doc: formOf(saved), version: saved.version };
      } catch (error) {
        if (!(error instanceof Problem)) return { kind: 'failed' };
        if (isOutOfReach(error)) await refreshCalls(openAssessment);
        if (error.problem === 'container.locked') await checkLock(container_id);
        return outcomeOf(error) ?? { kind: 'failed' };
      }
    },
    [container_id, skill_id, is_minimal_skill, json_data, title, language, isSuggesting, t],
  );
}

// Somebody moved it on while it was open here: the page must show where it stands now.
function isOutOfReach({ problem }: Problem): boolean {
  return problem === 'container.read_only' || problem === 'container.forbidden';
}

/** What a refusal means to the editor; null when there is nothing to do but to tell. */
export function outcomeOf(problem: Problem): SaveOutcome<AssessmentForm> | null {
  if (problem.problem === 'container.changed_meanwhile') {
    const current = problem.details['current'] as OpenedAssessment | undefined;
    return current ? { kind: 'conflict', theirs: formOf(current), version: current.version } : null;
  }
  if (problem.problem === 'container.invalid_document') {
    const findings = problem.details['fields'] as readonly Finding[] | undefined;
    return findings ? { kind: 'refused', findings } : null;
  }
  return null;
}
