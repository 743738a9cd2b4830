import { contentTypes, type ContentType } from '@takhti/domain';
import { webTypeOf } from '../../../types/registry.ts';

/** The parts of the page on which one chooses what to make, in their order. */
export const typeGroups = ['assigned', 'asked', 'games', 'materials'] as const;

/** The group in which a type is listed: its own; for teachers in an LMS, content that they assign is separate (C-816). */
export function groupOf(type: ContentType, isLmsTeacher: boolean): (typeof typeGroups)[number] {
  if (isLmsTeacher && contentTypes[type].is_assigned_as_is) return 'assigned';
  return webTypeOf(type)?.group ?? 'materials';
}
