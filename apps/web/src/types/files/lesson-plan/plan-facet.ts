import { lessonPlanModel, type LessonPlanDoc } from '@takhti/content-types/files';
import type { FilesFacet } from '../family/files-facet.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanView } from './plan-view.tsx';

export const planFacet: FilesFacet<LessonPlanDoc> = {
  model: lessonPlanModel,
  Fields: PlanFields,
  View: PlanView,
};
