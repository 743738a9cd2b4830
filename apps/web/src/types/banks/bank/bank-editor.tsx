import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { isLanguage, type OpenedContainer } from '@takhti/domain';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { ContentTitle, StatusBadge, Hint } from '../../../ui/index.ts';
import { ContentActions } from '../../../features/actions/index.ts';
import { EditorFrame, useFocusFromLink, type FieldWords } from '../../../features/editor/index.ts';
import {
  CommentsButton,
  CommentsProvider,
  FieldMark,
  HistoryButton,
  ReviewNotices,
} from '../../../features/review/index.ts';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import classes from './bank.module.css';
import { BankFacts } from './bank-facts.tsx';
import { BankView } from './bank-view.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useBankEditor } from './use-bank-editor.ts';

/** The bank with its title, its moves through the review, and its questions. */
export function BankEditor({ item }: { item: OpenedContainer }) {
  const t = useText();
  const editor = useBankEditor(item);
  const [isRenaming, renaming] = useDisclosure(false);
  const [isExporting, exporting] = useDisclosure(false);
  const { title, language } = editor.doc;
  useFocusFromLink();
  // The moves must name the version that the last save made.
  const container = { ...item, version: Math.max(item.version, editor.version) };
  const words: FieldWords = {
    nameOf: (field) => t(field === 'language' ? 'common:content_language' : 'questions:title'),
    show: (_field, value) => (isLanguage(value) ? nameOfLanguage(value) : String(value)),
  };
  return (
    <CommentsProvider container={item} content_id={null} document={editor.doc}>
      <div className={classes.page}>
        <EditorFrame
          editor={editor}
          item={item}
          words={words}
          title={<ContentTitle language={language}>{title}</ContentTitle>}
          slots={{
            status: (
              <>
                <FieldMark path={['title']} label={t('questions:title')} />
                {!editor.isReadOnly && (
                  <Hint label={t('questions:rename.title')}>
                    <ActionIcon
                      variant="subtle"
                      color="ink"
                      size={36}
                      aria-label={t('questions:rename.title')}
                      onClick={renaming.open}
                    >
                      <IconPencil size={20} />
                    </ActionIcon>
                  </Hint>
                )}
                <StatusBadge status={item.content_status} isPublished={item.is_published} />
              </>
            ),
            actions: (
              <>
                <CommentsButton container={item} />
                <HistoryButton container={item} />
                <ContentActions
                  container={container}
                  place="desk"
                  work={{ save: editor.save, isDirty: editor.isDirty, onGone: editor.abandon }}
                  onExport={exporting.open}
                />
              </>
            ),
          }}
        >
          <ReviewNotices container={item} />
          <BankFacts item={item} language={language} />
          <BankView item={item} language={language} isReadOnly={editor.isReadOnly} />
        </EditorFrame>
        {isExporting && <ExportDialog item={item} onClose={exporting.close} />}
        {isRenaming && (
          <RenameDialog
            doc={editor.doc}
            onCancel={renaming.close}
            onDone={(doc) => {
              renaming.close();
              editor.edit((draft) => {
                Object.assign(draft, doc);
              });
              void editor.save();
            }}
          />
        )}
      </div>
    </CommentsProvider>
  );
}
