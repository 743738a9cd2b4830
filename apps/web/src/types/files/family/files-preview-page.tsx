import type { FilesDoc } from '@takhti/content-types/files';
import { ContainerPreview, Unreadable } from '../../../features/container-page/index.ts';
import { formOf } from './files-form.ts';
import type { FilesParts } from './files-parts.ts';
import { FilesView } from './files-view.tsx';

/** Content of this family to be looked at. */
export function FilesPreviewPage<Doc extends FilesDoc>({ parts }: { readonly parts: FilesParts<Doc> }) {
  return (
    <ContainerPreview>
      {(item) => {
        const form = formOf(parts.model, item);
        if (!form) return <Unreadable />;
        return <FilesView item={item} doc={form} language={form.language} parts={parts} />;
      }}
    </ContainerPreview>
  );
}
