import { useLocation } from 'react-router';
import { competitionPaths, rewardPaths } from './paths.ts';

export type EditorTab = 'competition' | 'reward';

export const tabPaths = { competition: competitionPaths.editor, reward: rewardPaths.editor } as const;

/** Which part of a competition is edited, as the address says. */
export function useCurrentTab(): EditorTab {
  return useLocation().pathname === tabPaths.reward ? 'reward' : 'competition';
}
