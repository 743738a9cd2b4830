import type { TypePaths } from '../../web-type.ts';

export const assignmentPaths = {
  editor: '/dashboard/assignment/editor',
  preview: '/content/assignment/preview',
} as const satisfies TypePaths;

/** The pages of rubrics below the editor (C-111 to C-113). */
export const rubricPages = ['createRubrics', 'savedRubrics', 'previewRubrics'] as const;
export type RubricPage = (typeof rubricPages)[number];

/** The address of a page of rubrics for the assignment that an address names, and for one rubric. */
export function rubricPath(page: RubricPage, query: URLSearchParams, rubric_id?: string): string {
  const next = new URLSearchParams();
  for (const name of ['container_id', 'institution_id']) {
    const value = query.get(name);
    if (value !== null) next.set(name, value);
  }
  if (rubric_id !== undefined) next.set('rubric_id', rubric_id);
  return `${assignmentPaths.editor}/${page}?${next.toString()}`;
}
