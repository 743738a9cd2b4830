import { contentTypes, type ContentType } from '@takhti/domain';

/** The parts of the page on which one chooses what to make, in their order. */
export const typeGroups = ['asked', 'games', 'materials'] as const;

/** Where a type is looked for: what asks learners something, games, or what they read, watch and are taught with. */
export function groupOf(type: ContentType): (typeof typeGroups)[number] {
  const { plays_first, is_scored, is_begun_apart } = contentTypes[type];
  if (plays_first) return 'games';
  return is_scored || is_begun_apart ? 'asked' : 'materials';
}
