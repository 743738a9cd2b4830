import { Navigate, useSearchParams } from 'react-router';
import { FilesEditPage } from '../family/files-edit-page.tsx';
import { competitionFacet } from './competition-facet.ts';
import { useCurrentTab } from './use-current-tab.ts';

const titles = { competition: 'common:types.competition', reward: 'competitions:reward.title' } as const;

/**
 * The editor of one competition (C-117) and of its reward (C-118): two addresses of one document under edit, so that going from one to
 * the other loses nothing and asks nothing. Without a competition the first one begins a new one (C-469).
 */
export function Component() {
  const [query] = useSearchParams();
  const tab = useCurrentTab();
  if (tab === 'competition' && !query.has('container_id'))
    return <Navigate to="/dashboard/select-title-grade-topics?content_type=competition" replace />;
  return <FilesEditPage facet={competitionFacet} title={titles[tab]} />;
}
