import { assignmentModel } from '@takhti/content-types/files';
import { updateContainer } from '@takhti/contract';
import type { Rubric } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../app/api/index.ts';
import { editorPath } from '../../../../app/routing/content-paths.ts';
import { useText } from '../../../../i18n/index.ts';
import { showToast } from '../../../../ui/index.ts';
import type { useAssignment } from './use-assignment.ts';

type Assignment = NonNullable<ReturnType<typeof useAssignment>['data']>;

/**
 * Applies a rubric, as it is now, to an assignment, and returns to its editor (C-243). It changes the version that the page has
 * read; if somebody was faster, the person sees the newer one.
 */
export function useApply(assignment: Assignment): {
  readonly apply: (rubric: Rubric) => Promise<void>;
  readonly isApplying: boolean;
} {
  const t = useText();
  const navigate = useNavigate();
  const { run, isRunning } = useCall(updateContainer);
  async function apply({ rubric_id, title, criterion_json }: Rubric): Promise<void> {
    const { container_id, language, version } = assignment;
    const doc = assignmentModel.open(assignment.json_data);
    const json_data = JSON.stringify({ ...doc, rubric: { rubric_id, title, criterion_json } });
    const saved = await run({ container_id, title: assignment.title, language, version, json_data });
    if (!saved) return;
    showToast({ kind: 'success', text: t('files:rubric.applied') });
    await navigate(editorPath(saved) ?? '/dashboard');
  }
  return { apply, isApplying: isRunning };
}
