import { Navigate, useSearchParams } from 'react-router';
import { ChangeSkill } from './change-skill.tsx';

/** Another skill for a container; without one there is nothing to change, and the way to new content starts at its type. */
export function Component() {
  const [query] = useSearchParams();
  const containerId = query.get('container_id');
  if (containerId === null) return <Navigate to="/dashboard/create" replace />;
  return <ChangeSkill containerId={containerId} isBlocked={false} />;
}
