import { lessonPlanModel, type LessonPlanDoc } from '@takhti/content-types/files';
import type { FilesParts } from '../family/files-parts.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanView } from './plan-view.tsx';

export const planParts: FilesParts<LessonPlanDoc> = {
  model: lessonPlanModel,
  Fields: PlanFields,
  View: PlanView,
};
