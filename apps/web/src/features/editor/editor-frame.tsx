import { Stack } from '@mantine/core';
import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useUnsavedPrompt } from '../../app/shell/index.ts';
import { useText } from '../../i18n/index.ts';
import { useIsUploading } from '../upload/index.ts';
import { ConflictDialog, type FieldWords } from './lock/conflict-dialog.tsx';
import { EditorBar, type EditorSlots } from './editor-bar.tsx';
import { FindingsSummary } from './document/findings-summary.tsx';
import { KeptDraftNotice } from './drafts/kept-draft-notice.tsx';
import { LockNotice } from './lock/lock-notice.tsx';
import { MovedNotice } from './lock/moved-notice.tsx';
import { ReadOnlyBanner } from './view/read-only-banner.tsx';
import type { Editor } from './editor.ts';
import { ExternalUndoProvider, useExternalUndo } from './state/external-undo.ts';

interface EditorFrameProps<Doc> {
  readonly editor: Editor<Doc>;
  /** The container that is edited, or that what is edited is in. */
  readonly item: OpenedContainer;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly slots?: EditorSlots;
  readonly words: FieldWords;
  readonly children: ReactNode;
}

/** The frame of every editor: its bar, notices before editing, and dialogs. */
export function EditorFrame<Doc extends object>(props: EditorFrameProps<Doc>) {
  const { editor, item, title, detail, slots, words, children } = props;
  const t = useText();
  const isUploading = useIsUploading();
  const upload = isUploading
    ? { title: t('editor:uploading.title'), text: t('editor:uploading.text') }
    : null;
  useUnsavedPrompt(editor.isDirty && !editor.isReadOnly, editor, upload);
  const { editor: controls, recordStep } = useExternalUndo(editor);
  return (
    <ExternalUndoProvider value={recordStep}>
      <EditorBar editor={controls} title={title} detail={detail} slots={slots} />
      <Stack gap="md">
        {item.lock?.is_held === false ? (
          <LockNotice item={item} lock={item.lock} />
        ) : (
          <ReadOnlyBanner item={item} />
        )}
        <MovedNotice item={item} isDirty={editor.isDirty && !editor.isReadOnly} />
        <KeptDraftNotice {...editor} />
        <FindingsSummary findings={editor.findings} refusals={editor.refusals} />
        {children}
      </Stack>
      <ConflictDialog editor={editor} words={words} />
    </ExternalUndoProvider>
  );
}
