import { FilesEditPage } from '../family/files-edit-page.tsx';
import { planParts } from './plan-parts.ts';

/** The builder of one lesson plan (C-116). */
export function Component() {
  return <FilesEditPage parts={planParts} title="common:types.lesson_plan" />;
}
