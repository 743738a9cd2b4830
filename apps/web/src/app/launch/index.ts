export { hidesLessonPlans, isLimitedTeacher, isLmsTeacher } from './hides-lesson-plans.ts';
export { LmsContent } from './lms-content.tsx';
export type { UrlData } from './url-data.ts';
export { useNoReload } from './use-no-reload.ts';
export { urlStore, useUrlData } from './use-url-data.ts';
