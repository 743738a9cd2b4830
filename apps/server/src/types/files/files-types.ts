import { filesModels, type AnyFilesModel } from '@takhti/content-types/files';
import { Problem } from '@takhti/contract';
import { hasErrors, mapRecord } from '@takhti/domain';
import { defineServerType, type ServerType } from '../server-type.ts';
import { lessonPlanType } from './references/lesson-plan-type.ts';

/** Content that is opened and not attempted. */
export const filesTypes = {
  ...mapRecord(filesModels, filesTypeOf),
  lesson_plan: lessonPlanType,
  assignment: filesTypeOf(filesModels.assignment),
} as const satisfies Record<keyof typeof filesModels, ServerType>;

/** A row of this family: all that it holds is in its document. */
export function filesTypeOf(model: AnyFilesModel): ServerType {
  return defineServerType({
    async publish(_tx, { json_data }) {
      const findings = model.check(json_data, 'submit', { total_questions: 0 });
      if (hasErrors(findings)) throw new Problem('container.has_errors', { findings });
      return { doc: model.open(json_data), questions: [] };
    },
    preview: async (_tx, _session, { json_data }) => ({ doc: model.open(json_data), questions: [] }),
    use: { how: 'opened', show: (stored) => model.show(stored) },
  });
}
