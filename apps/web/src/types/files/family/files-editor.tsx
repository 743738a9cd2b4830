import type { FilesDoc } from '@takhti/content-types/files';
import type { OpenedContainer } from '@takhti/domain';
import { original } from 'immer';
import { useCallback, useMemo } from 'react';
import {
  ContainerEditor,
  containerSaving,
  useContainerEditor,
  useHeading,
} from '../../../features/container-page/index.ts';
import { useFocusFromLink } from '../../../features/editor/index.ts';
import { FieldMark, useContainerWords } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { formFindings, formOf, requestOf, type FormOf } from './files-form.ts';
import type { FilesFacet } from './files-facet.ts';
import { FilesView } from './files-view.tsx';
import { SeenInPlayer } from './seen-in-player.tsx';
import { HeadCard } from './head-card.tsx';

export interface FilesEditorProps<Doc extends FilesDoc> {
  readonly item: OpenedContainer;
  readonly form: FormOf<Doc>;
  readonly facet: FilesFacet<Doc>;
}

/** The editor of the family: the shared fields, and those of the type. */
export function FilesEditor<Doc extends FilesDoc>({ item, form, facet }: FilesEditorProps<Doc>) {
  const t = useText();
  const { model, Fields, descriptionHint, showsFindingsAtOnce, isSeenInPlayer = false } = facet;
  const { content_type, version } = item;
  const editing = useContainerEditor<FormOf<Doc>>({
    item,
    kind: content_type,
    stored: useMemo(() => ({ doc: form, version }), [form, version]),
    saving: containerSaving(item, { docOf: (saved) => formOf(model, saved), requestOf }),
    showsFindingsAtOnce,
    findings: useCallback((doc: FormOf<Doc>) => formFindings(model, doc), [model]),
  });
  const { editor } = editing;
  const { doc, findings, edit, isReadOnly } = editor;
  const heading = useHeading(item, doc);
  const words = useContainerWords(content_type, []);
  const label = t('common:content_title');
  const marks = useMemo(
    () => isReadOnly && <FieldMark path={['title']} label={label} />,
    [isReadOnly, label],
  );
  const change = useCallback(
    (fields: object | ((now: FormOf<Doc>) => object)) =>
      edit((draft) => {
        const now = original<object>(draft) as FormOf<Doc>;
        Object.assign(draft, typeof fields === 'function' ? fields(now) : fields);
      }),
    [edit],
  );
  useFocusFromLink();

  return (
    <ContainerEditor editing={editing} {...heading} words={words} marks={marks}>
      {isReadOnly ? (
        <FilesView item={item} doc={doc} language={doc.language} facet={facet} />
      ) : (
        <>
          <HeadCard
            descriptionHint={descriptionHint}
            head={doc}
            item={item}
            findings={findings}
            onChange={change}
          />
          <Fields item={item} doc={doc} language={doc.language} findings={findings} onChange={change} />
          {isSeenInPlayer && <SeenInPlayer item={item} save={async () => !editor.isDirty || editor.save()} />}
        </>
      )}
    </ContainerEditor>
  );
}
