import type { OpenedContainer } from '@takhti/domain';
import { useSearchParams } from 'react-router';
import { useRemember } from '../../../app/recent/use-remember.ts';
import { placeIn } from '../../../app/routing/library-tabs.ts';
import { useDocumentTitle } from '../../../app/routing/use-page.ts';
import { useSession } from '../../../app/session/index.ts';
import { ContentTitle, PageHeader, StatusBadge } from '../../../ui/index.ts';
import { ContentActions, PublishedActions, type PageActions } from '../../actions/index.ts';
import { CommentsButton } from '../../review/index.ts';
import { GradeAndSubject } from '../grade-and-subject.tsx';
import { StatisticsButton } from '../statistics-button.tsx';

interface PublishedHeadProps {
  readonly item: OpenedContainer;
  readonly actions: PageActions | undefined;
}

/** The head of a page on which an item is only looked at: what it is, and what can be done with it (C-146). */
export function PublishedHead({ item, actions }: PublishedHeadProps) {
  useDocumentTitle(item.title);
  useRemember(item);
  const { can } = useSession();
  const [query] = useSearchParams();
  const place = placeIn(query);
  // A draft is in no tab of the library: its place is the desk, unless a builder only shows it.
  const barPlace = place === 'lesson_builder' || item.is_published === 1 ? place : 'desk';
  return (
    <PageHeader
      title={<ContentTitle language={item.language}>{item.title}</ContentTitle>}
      detail={<GradeAndSubject item={item} />}
      aside={<StatusBadge status={item.content_status} isPublished={item.is_published} />}
    >
      {can('container.read') ? (
        <>
          <CommentsButton container={item} />
          <StatisticsButton container={item} />
          <ContentActions container={item} place={barPlace} {...actions} />
        </>
      ) : (
        <PublishedActions item={item} place={place} />
      )}
    </PageHeader>
  );
}
