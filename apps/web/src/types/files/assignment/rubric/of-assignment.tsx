import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useText } from '../../../../i18n/index.ts';
import { OnItsWay } from '../../../../ui/index.ts';
import { useAssignment } from './use-assignment.ts';

/** A page of rubrics for the assignment that its address names. */
export function OfAssignment({ children }: { readonly children: (item: OpenedContainer) => ReactNode }) {
  const t = useText();
  const [query] = useSearchParams();
  const opened = useAssignment();
  if (query.get('container_id') === null) return <Navigate to="/dashboard" replace />;
  if (!opened.data) return <OnItsWay title={t('files:fields.rubric')} cards={2} query={opened} />;
  return children(opened.data);
}
