import { Navigate } from 'react-router';
import { shelfPages } from '../../app/routing/shelves.ts';
import { useBankKind } from './address.ts';

/** The library, narrowed to banks of a kind of questions (C-139, C-142). */
export function Component() {
  return <Navigate to={`${shelfPages.schools_content}?content_type=${useBankKind()}`} replace />;
}
