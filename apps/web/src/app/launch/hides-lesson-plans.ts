import type { Flag } from '@takhti/domain';
import type { UrlData } from './url-data.ts';

type Came = Pick<UrlData, 'isLms' | 'isTeacher' | 'full_access'>;

/** Whether a teacher comes from an LMS. */
export function isLmsTeacher({ isLms, isTeacher }: Came): boolean {
  return isLms && isTeacher;
}

/** Whether a teacher comes from an LMS without full access. */
export function isLimitedTeacher(came: Came): boolean {
  return isLmsTeacher(came) && !came.full_access;
}

/** Whether lesson plans are kept from sight (C-825). */
export function hidesLessonPlans(came: Came): Flag {
  return isLimitedTeacher(came) ? 1 : 0;
}
