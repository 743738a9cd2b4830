import { FilesEditPage } from '../family/files-edit-page.tsx';
import { planFacet } from './plan-facet.ts';

/** The builder of one lesson plan (C-116). */
export function Component() {
  return <FilesEditPage facet={planFacet} title="common:types.lesson_plan" />;
}
