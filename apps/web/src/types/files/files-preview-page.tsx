import type { FilesDoc } from '@takhti/content-types/files';
import { openContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { Navigate, useSearchParams } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { shelfIn } from '../../app/routing/shelves.ts';
import { useSession } from '../../app/session/index.ts';
import { ContentActions, PublishedActions } from '../../features/actions/index.ts';
import { ByContent, PublishedHead } from '../../features/container-page/index.ts';
import { CommentsButton } from '../../features/review/index.ts';
import { useText } from '../../i18n/index.ts';
import { OnItsWay } from '../../ui/index.ts';
import type { FilesPageProps } from './files-edit-page.tsx';
import { formOf } from './files-form.ts';
import { FilesView } from './files-view.tsx';
import { Unreadable } from './unreadable.tsx';

/** Content of this family to be looked at, and nothing to edit. */
export function FilesPreviewPage<Doc extends FilesDoc>(props: FilesPageProps<Doc>) {
  const [query] = useSearchParams();
  const container_id = query.get('container_id');
  const content_id = query.get('content_id');
  if (container_id !== null) return <Whole key={container_id} container_id={container_id} {...props} />;
  if (content_id !== null) return <ByContent content_id={content_id} />;
  return <Navigate to="/content" replace />;
}

function Whole<Doc extends FilesDoc>({
  container_id,
  parts,
  title,
}: FilesPageProps<Doc> & { readonly container_id: string }) {
  const t = useText();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  if (!opened.data) return <OnItsWay title={t(title)} cards={1} query={opened} />;
  const form = formOf(parts.model, opened.data);
  if (!form) return <Unreadable item={opened.data} />;
  return (
    <>
      <PublishedHead item={opened.data}>
        <Actions item={opened.data} />
      </PublishedHead>
      <FilesView doc={form} language={form.language} View={parts.View} />
    </>
  );
}

function Actions({ item }: { readonly item: OpenedContainer }) {
  const { can } = useSession();
  const [query] = useSearchParams();
  const shelf = shelfIn(query);
  if (!can('container.read')) return <PublishedActions item={item} place={shelf} />;
  return (
    <>
      <CommentsButton container={item} />
      <ContentActions container={item} place={item.is_published === 1 ? shelf : 'desk'} />
    </>
  );
}
