import { Navigate } from 'react-router';
import { libraryTabPages } from '../../app/routing/library-tabs.ts';
import { useBankType } from './address.ts';

/** The library, narrowed to banks of a kind of questions, or to articles (C-139, C-142, C-143). */
export function Component() {
  return <Navigate to={`${libraryTabPages.schools_content}?content_type=${useBankType()}`} replace />;
}
