import { hidesSkills, isStandalone, type ContentType } from '@takhti/domain';
import { isLimitedTeacher, useUrlData } from '../../app/launch/index.ts';
import { useSession } from '../../app/session/index.ts';

/** Whether the skills of content of a type are kept from the person who is logged in (C-817, C-818). */
export function useHidesSkills(content_type: ContentType): boolean {
  const { user } = useSession();
  const urlData = useUrlData();
  return hidesSkills(content_type, {
    is_standalone: isStandalone(user),
    is_limited_teacher: isLimitedTeacher(urlData),
  });
}
