import { contentTypes, type ContentType } from '@takhti/domain';

/** The parts of the page on which one chooses what to make, in their order. */
export const typeGroups = ['assigned', 'asked', 'games', 'materials'] as const;

/**
 * Where a type is looked for: what asks learners something, games, or what they read, watch and are taught with; for teachers in an LMS
 * what they assign stands apart (C-816).
 */
export function groupOf(type: ContentType, isLmsTeacher: boolean): (typeof typeGroups)[number] {
  const { plays_first, is_scored, is_begun_apart, is_lms_assignment } = contentTypes[type];
  if (isLmsTeacher && is_lms_assignment) return 'assigned';
  if (plays_first) return 'games';
  return is_scored || is_begun_apart ? 'asked' : 'materials';
}
