import { listDeveloperDashboard, listReviewerDashboard, type ReplyOf } from '@takhti/contract';
import { kindOfRole, type ContentStatus } from '@takhti/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQueryCall } from '../../app/api/index.ts';
import { hidesLessonPlans, useUrlData } from '../../app/launch/index.ts';
import { useSession } from '../../app/session/index.ts';
import { developerFilters, reviewerFilters, type ListFilters } from './list-filters.ts';

type StatusList = UseQueryResult<ReplyOf<typeof listDeveloperDashboard>>;

/** One status of the dashboard of the person who looks: developers and reviewers have calls of their own (C-824). */
export function useStatusList(
  status: ContentStatus,
  filters: ListFilters,
  options: { enabled?: boolean } = {},
): StatusList {
  const { role } = useSession();
  const hides_lesson_plans = hidesLessonPlans(useUrlData());
  const isReviewer = kindOfRole(role) === 'reviewer';
  const isDeveloper = kindOfRole(role) === 'developer';
  const enabled = options.enabled ?? true;
  const developers = useQueryCall(
    listDeveloperDashboard,
    { content_status: status, ...developerFilters(filters), hides_lesson_plans },
    { enabled: enabled && isDeveloper, keepsPrevious: true },
  );
  const reviewers = useQueryCall(
    listReviewerDashboard,
    { content_status: status, ...reviewerFilters(status, filters) },
    { enabled: enabled && isReviewer, keepsPrevious: true },
  );
  return isReviewer ? reviewers : developers;
}
