import { modelOf } from '@takhti/content-types';
import { isContentType, isHidden, mayBegin } from '@takhti/domain';
import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../../app/session/index.ts';
import { ChangeSkill } from '../../skills/index.ts';
import { StartContent } from './start-content.tsx';

/**
 * Grade, subject and skill: of new content of a type, or of a container that cannot be submitted before it has a skill
 * (specification, section 4).
 */
export function Component() {
  const [query] = useSearchParams();
  const { specs } = useSession().user;
  const containerId = query.get('container_id');
  if (containerId !== null) return <ChangeSkill containerId={containerId} isBlocked={query.has('blocked')} />;
  const type = query.get('content_type') ?? '';
  // Types that are not offered can be begun by their address (C-470).
  if (!isContentType(type) || !modelOf(type) || !mayBegin(type, specs) || isHidden(type, specs))
    return <Navigate to="/dashboard/create" replace />;
  return <StartContent type={type} />;
}
