import { offeredContentTypes } from '@takhti/content-types';
import { contentTypes, isHidden, mayBegin, typesWith, type ContentType } from '@takhti/domain';
import { hidesLessonPlans, isLmsTeacher, useUrlData } from '../app/launch/index.ts';
import { useSession } from '../app/session/index.ts';

/** The types that somebody may begin here, also those that are in no list of types. */
export function useOfferedTypes(): readonly ContentType[] {
  const { specs } = useSession().user;
  const came = useUrlData();
  const hidesPlans = hidesLessonPlans(came) === 1;
  return [...offeredContentTypes, ...typesWith(({ hidden_but_creatable }) => hidden_but_creatable)].filter(
    (type) =>
      mayBegin(type, specs) &&
      !isHidden(type, specs) &&
      !(hidesPlans && contentTypes[type].hidden_with === 'lesson_plans') &&
      // They see documents, links and videos in their place (C-816).
      !(isLmsTeacher(came) && contentTypes[type].is_assigned_once),
  );
}
