import type { TypePaths } from '../../web-type.ts';

export const assignmentPaths = {
  editor: '/dashboard/assignment/editor',
  preview: '/content/assignment/preview',
} as const satisfies TypePaths;

/** The pages of rubrics below the editor (C-111 to C-113). */
export const rubricPaths = {
  createRubrics: '/dashboard/assignment/editor/createRubrics',
  savedRubrics: '/dashboard/assignment/editor/savedRubrics',
  previewRubrics: '/dashboard/assignment/editor/previewRubrics',
} as const;
export type RubricPage = keyof typeof rubricPaths;

/** The address of a page of rubrics for the assignment that an address names, and for one rubric. */
export function rubricPath(page: RubricPage, query: URLSearchParams, rubric_id?: string): string {
  const next = new URLSearchParams();
  for (const name of ['container_id', 'institution_id']) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  if (rubric_id !== undefined) next.set('rubric_id', rubric_id);
  return `${rubricPaths[page]}?${next.toString()}`;
}
