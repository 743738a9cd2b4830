import type { FilesDoc } from '@takhti/content-types/files';
import { openContainer } from '@takhti/contract';
import { useMemo } from 'react';
import { useQueryCall } from '../../../app/api/index.ts';
import { ContainerGate, EditPage, UnreadableItem } from '../../../features/container-page/index.ts';
import { useText, type TextKey } from '../../../i18n/index.ts';
import { OnItsWay } from '../../../ui/index.ts';
import { FilesEditor, type FilesEditorProps } from './files-editor.tsx';
import { formOf } from './files-form.ts';
import type { FilesFacet } from './files-facet.ts';
import classes from './files.module.css';

export interface FilesPageProps<Doc extends FilesDoc> {
  readonly facet: FilesFacet<Doc>;
  /** While it is on its way. */
  readonly title: TextKey;
}

/** The editor of one container of this family. */
export function FilesEditPage<Doc extends FilesDoc>(props: FilesPageProps<Doc>) {
  return (
    <EditPage className={classes.page}>
      {(container_id) => <Opened container_id={container_id} {...props} />}
    </EditPage>
  );
}

function Opened<Doc extends FilesDoc>({
  container_id,
  facet,
  title,
}: FilesPageProps<Doc> & { readonly container_id: string }) {
  const t = useText();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  return (
    <ContainerGate
      opened={opened}
      item={opened.data}
      meanwhile={<OnItsWay title={t(title)} cards={2} query={opened} />}
    >
      {(item) => <Read item={item} facet={facet} />}
    </ContainerGate>
  );
}

function Read<Doc extends FilesDoc>({ item, facet }: Omit<FilesEditorProps<Doc>, 'form'>) {
  const { model } = facet;
  const form = useMemo(() => formOf(model, item), [model, item]);
  return form ? <FilesEditor item={item} form={form} facet={facet} /> : <UnreadableItem item={item} />;
}
