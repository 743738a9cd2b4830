import type { Flag } from '@takhti/domain';
import type { UrlData } from './url-data.ts';

/** Whether lesson plans are kept from sight: a teacher comes from an LMS without full access (C-825). */
export function hidesLessonPlans({
  isLms,
  isTeacher,
  full_access,
}: Pick<UrlData, 'isLms' | 'isTeacher' | 'full_access'>): Flag {
  return isLms && isTeacher && !full_access ? 1 : 0;
}
