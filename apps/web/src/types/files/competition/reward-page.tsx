import { FilesEditPage } from '../family/files-edit-page.tsx';
import { rewardParts } from './competition-parts.ts';

/** The editor of the reward of a competition (C-118). */
export function Component() {
  return <FilesEditPage parts={rewardParts} title="competitions:reward.title" />;
}
