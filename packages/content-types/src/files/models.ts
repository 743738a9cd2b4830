import type { ContentType } from '@takhti/domain';
import type { AnyFilesModel } from './define-files-type.ts';
import { lessonPlanModel } from './lesson-plan/model.ts';
import { linkModel } from './link/model.ts';

/** The models of the contents that are opened and not attempted. */
export const filesModels = {
  link: linkModel,
  lesson_plan: lessonPlanModel,
} as const satisfies Partial<Record<ContentType, AnyFilesModel>>;
