import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { focusState, useReveal, type FieldPath } from '../../../features/editor/index.ts';
import { tabPaths, type EditorTab } from './use-current-tab.ts';

const rewardFields: ReadonlySet<unknown> = new Set([
  'reward_name',
  'reward_description',
  'rewardcode',
  'ticketcost',
  'ticketcurrency',
  'weeklyawardday',
  'coinimage',
]);

/** Lets what is said of a field lead to it from the other editor of the competition, too: each has some of the fields. */
export function useOtherTab(current: EditorTab): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  useReveal(
    useCallback(
      (path: FieldPath) => {
        const tab: EditorTab = rewardFields.has(path[0]) ? 'reward' : 'competition';
        if (tab === current) return false;
        void navigate(`${tabPaths[tab]}?${search}`, { state: focusState(path) });
        return true;
      },
      [current, navigate, search],
    ),
  );
}
