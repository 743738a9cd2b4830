import type { ContainerRow } from '@takhti/domain';

/** The page on which games are made of what is there; the family of rounds has it. */
export const makingPath = '/dashboard/make-game';

/** The page on which a game is made of a bank or an article; null for a closed bank, which serves assessments alone. */
export function makeGamePath({
  container_id,
  is_closed,
}: Pick<ContainerRow, 'container_id' | 'is_closed'>): string | null {
  if (is_closed === 1) return null;
  return `${makingPath}?${new URLSearchParams({ container_id }).toString()}`;
}
