import { Fragment, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';

interface EditPageProps {
  readonly className?: string | undefined;
  readonly children: (container_id: string) => ReactNode;
}

/** The page of the item that the address names; another item begins again. */
export function EditPage({ className, children }: EditPageProps) {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  if (container_id === null) return <Navigate to="/dashboard" replace />;
  return (
    <div className={className}>
      <Fragment key={container_id}>{children(container_id)}</Fragment>
    </div>
  );
}
