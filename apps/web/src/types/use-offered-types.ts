import { availableContentTypes } from '@takhti/content-types';
import { contentTypes, isHidden, mayBegin, typesWith, type ContentType } from '@takhti/domain';
import { hidesLessonPlans, useUrlData } from '../app/launch/index.ts';
import { useSession } from '../app/session/index.ts';

/** The types that somebody may begin here, also those that are in no list of types. */
export function useOfferedTypes(): readonly ContentType[] {
  const { specs } = useSession().user;
  const hidesPlans = hidesLessonPlans(useUrlData()) === 1;
  return [...availableContentTypes, ...typesWith(({ is_begun_apart }) => is_begun_apart)].filter(
    (type) =>
      mayBegin(type, specs) && !isHidden(type, specs) && !(hidesPlans && contentTypes[type].is_lesson_plan),
  );
}
