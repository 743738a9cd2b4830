import type { TypePaths } from '../web-type.ts';

export const assessmentPaths = {
  editor: '/dashboard/assessment/edit',
  preview: '/content/assessment/preview',
} as const satisfies TypePaths;

/** The path of the skills of an assessment; those of exams have a page of their own (specification, section 2). */
export const manageSkillsPaths = {
  ofTest: '/manage-assessment-skills',
  ofExam: '/manage-simulation-assessment-skills',
} as const;
