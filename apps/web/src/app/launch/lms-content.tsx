import { findLmsContent } from '@takhti/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { OnItsWay } from '../../ui/index.ts';
import { useQueryCall } from '../api/index.ts';
import { usePageHandle } from '../routing/use-page.ts';
import { linkIn } from './url-data.ts';

/** A page whose address names content by the id of an LMS (C-190) is opened under the content's own. */
export function LmsContent({ children }: { readonly children: ReactNode }) {
  const [query] = useSearchParams();
  const { isLmsContent, content_id, container_id } = linkIn(query);
  if (!isLmsContent || content_id === null || container_id !== null) return children;
  return <Found key={content_id} lms_content_id={content_id} />;
}

function Found({ lms_content_id }: { readonly lms_content_id: string }) {
  const t = useText();
  const page = usePageHandle();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const found = useQueryCall(findLmsContent, { lms_content_id }, { onProblem: () => true });
  if (!found.data) return <OnItsWay title={page ? t(page.title) : ''} cards={2} query={found} />;
  const own = new URLSearchParams(query);
  own.delete('isLmsContent');
  for (const [name, id] of Object.entries(found.data)) own.set(name, id);
  return <Navigate to={`${pathname}?${own}`} replace />;
}
