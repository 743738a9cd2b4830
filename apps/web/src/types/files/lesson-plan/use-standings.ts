import { lessonPlanModel, type LessonPlanDoc } from '@takhti/content-types/files';
import { listReferences, type ReplyOf } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';

/** How the content of a plan stands, by its id; what is not known yet is not in it. */
export type Standings = ReadonlyMap<string, ReplyOf<typeof listReferences>['records'][number]>;

/** Asks how all content of a plan stands. */
export function useStandings({ container_id }: OpenedContainer, doc: LessonPlanDoc): Standings {
  const references = lessonPlanModel.referencesOf(doc).map(({ content_id }) => content_id);
  const ids = [...new Set(references)].toSorted();
  const { data } = useQueryCall(
    listReferences,
    { container_id, ids },
    { enabled: ids.length > 0, keepsPrevious: true, silent: true },
  );
  return useMemo(() => new Map(data?.records.map((each) => [each.content_id, each])), [data]);
}
