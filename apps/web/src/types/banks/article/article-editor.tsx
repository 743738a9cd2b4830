import { Stack, Title } from '@mantine/core';
import type { OpenedContainer } from '@takhti/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { PartMark } from '../../../features/ai/index.ts';
import {
  ContainerEditor,
  containerSaving,
  useContainerEditor,
  useHeading,
} from '../../../features/container-page/index.ts';
import { loadRichTextEditor, useFocusFromLink } from '../../../features/editor/index.ts';
import { FieldMark, useContainerWords } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import { BankFacts } from '../bank/bank-facts.tsx';
import { BankView } from '../bank/bank-view.tsx';
import { ArticleFields } from './article-fields.tsx';
import { formFindings, formOf, requestOf, type ArticleForm } from './article-form.ts';
import { ArticleView } from './article-view.tsx';
import { SaveFirst } from './save-first.tsx';

interface ArticleEditorProps {
  readonly item: OpenedContainer;
  readonly form: ArticleForm;
}

/** The text that learners read, and the questions about it. */
export function ArticleEditor({ item, form }: ArticleEditorProps) {
  const t = useText();
  const { content_type, version, grade } = item;
  const editing = useContainerEditor<ArticleForm>({
    item,
    kind: content_type,
    stored: useMemo(() => ({ doc: form, version }), [form, version]),
    saving: containerSaving(item, { docOf: formOf, requestOf }),
    findings: useCallback((written: ArticleForm) => formFindings(written, grade), [grade]),
  });
  const { editor } = editing;
  const { doc, findings, edit, isReadOnly } = editor;
  const { title } = useHeading(item, doc);
  const words = useContainerWords(content_type, []);
  const label = t('common:content_title');
  const marks = useMemo(
    () => isReadOnly && <FieldMark path={['title']} label={label} />,
    [isReadOnly, label],
  );
  const change = useCallback(
    (fields: Partial<ArticleForm>) => edit((draft) => void Object.assign(draft, fields)),
    [edit],
  );
  useEffect(() => {
    if (!isReadOnly) void loadRichTextEditor();
  }, [isReadOnly]);
  useFocusFromLink();

  return (
    <ContainerEditor editing={editing} title={title} words={words} marks={marks}>
      <Stack gap="lg">
        <BankFacts item={item} language={doc.language} />
        {doc.ai_parts?.map((part_id) => (
          <PartMark
            key={part_id}
            container_id={item.container_id}
            part_id={part_id}
            canRead={!isReadOnly && item.abilities.can_edit}
          />
        ))}
        {isReadOnly ? (
          <ArticleView article={doc} language={doc.language} title={doc.title} />
        ) : (
          <ArticleFields form={doc} item={item} findings={findings} onChange={change} />
        )}
        <div>
          <Title order={2} size="h3" mb="sm">
            {t('questions:article.questions')}
          </Title>
          <SaveFirst editor={editor}>
            <BankView item={item} language={doc.language} isReadOnly={isReadOnly} />
          </SaveFirst>
        </div>
      </Stack>
    </ContainerEditor>
  );
}
