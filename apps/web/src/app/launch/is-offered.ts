import { hasRight, type Right, type RightsHolder } from '@takhti/domain';
import type { UrlData } from './url-data.ts';

/** Whether the screen offers what a right is for: as the server would, and user management never inside an LMS (C-203). */
export function isOffered(holder: RightsHolder, { isLms }: Pick<UrlData, 'isLms'>, right: Right): boolean {
  return hasRight(holder, right) && !(isLms && right === 'users.manage');
}
