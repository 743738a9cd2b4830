import { Navigate, useSearchParams } from 'react-router';
import { FilesEditPage } from '../family/files-edit-page.tsx';
import { competitionParts } from './competition-parts.ts';

/** The editor of one competition (C-117). Without one this address begins a new one (C-469). */
export function Component() {
  const [query] = useSearchParams();
  if (!query.has('container_id'))
    return <Navigate to="/dashboard/select-title-grade-topics?content_type=competition" replace />;
  return <FilesEditPage parts={competitionParts} title="common:types.competition" />;
}
