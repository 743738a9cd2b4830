import type { FilesDoc } from '@takhti/content-types/files';
import { ContainerPreview, Unreadable } from '../../../features/container-page/index.ts';
import { formOf } from './files-form.ts';
import type { FilesFacet } from './files-facet.ts';
import { FilesView } from './files-view.tsx';

/** Content of this family to be looked at. */
export function FilesPreviewPage<Doc extends FilesDoc>({ facet }: { readonly facet: FilesFacet<Doc> }) {
  return (
    <ContainerPreview>
      {(item) => {
        const form = formOf(facet.model, item);
        if (!form) return <Unreadable />;
        return <FilesView item={item} doc={form} language={form.language} facet={facet} />;
      }}
    </ContainerPreview>
  );
}
