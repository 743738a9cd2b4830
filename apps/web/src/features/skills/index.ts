import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';

export { ChangeGrade } from './change-grade.tsx';
export { GradeSubjectDialog } from './grade-subject-dialog.tsx';
export { useHidesSkills } from './use-hides-skills.ts';
export { useFilterChoices } from './use-filter-choices.ts';
export { useMayChangeGrade } from './use-may-change-grade.ts';
export { ChangeSkill } from './change-skill.tsx';
export { nothingChosen, type SkillChoice } from './skill-choice.ts';
export { lastPlace, rememberPlace } from './last-place.ts';
export { SkillPicker } from './skill-picker.tsx';

/** The pages of skills below the login. Pages of other features that show the picker name `skills` among their texts. */
export const skillsRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/select-skill',
    title: 'skills:titles.change',
    back: '/dashboard',
    texts: ['skills'],
    load: () => import('./select-skill-page.tsx'),
  }),
];
