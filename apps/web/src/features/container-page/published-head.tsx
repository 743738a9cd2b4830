import type { ContainerRow } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../app/routing/use-page.ts';
import { ContentTitle, PageHeader, StatusBadge } from '../../ui/index.ts';
import { GradeAndSubject } from './grade-and-subject.tsx';

interface PublishedHeadProps {
  readonly item: ContainerRow;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** The head of a page on which an item is only looked at (C-146). */
export function PublishedHead({ item, children }: PublishedHeadProps) {
  useDocumentTitle(item.title);
  return (
    <PageHeader
      title={<ContentTitle language={item.language}>{item.title}</ContentTitle>}
      detail={<GradeAndSubject item={item} />}
      aside={<StatusBadge status={item.content_status} isPublished={item.is_published} />}
    >
      {children}
    </PageHeader>
  );
}
