import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy, IconKeyboard } from '@tabler/icons-react';
import { memo, useMemo, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { PageHeader, showToast } from '../../ui/index.ts';
import classes from './editor-bar.module.css';
import { SavedIndicator } from './saved-indicator.tsx';
import { Keys, ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Shortcut } from './shortcuts.ts';
import type { Editor } from './use-editor.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** What other features put into an editor's bar. */
export interface EditorSlots {
  /** Beside the title: a status. */
  readonly status?: ReactNode;
  /** At the end: the moves of the workflow, comments, history. */
  readonly actions?: ReactNode;
  /** False where whoever saves tells of it in words of their own. */
  readonly tellsSaved?: boolean;
}

/** What the bar needs of an editor's state, whatever its document. */
export type EditorControls = Pick<
  Editor<object>,
  'isReadOnly' | 'isDirty' | 'isSaving' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'save' | 'version'
>;

interface EditorBarProps {
  readonly editor: EditorControls;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly slots?: EditorSlots;
  readonly onSaved?: () => void;
}

/** The bar of every editor: title, way back, saved or not, undo, redo, save, and what others put there. */
export function EditorBar({ editor, ...rest }: EditorBarProps) {
  const { isReadOnly, isDirty, isSaving, canUndo, canRedo, undo, redo, save, version } = editor;
  // An editor is another one after every key; what the bar shows of it seldom is.
  const controls = useMemo(
    () => ({ isReadOnly, isDirty, isSaving, canUndo, canRedo, undo, redo, save, version }),
    [isReadOnly, isDirty, isSaving, canUndo, canRedo, undo, redo, save, version],
  );
  return <Bar editor={controls} {...rest} />;
}

const Bar = memo(function Bar({ editor, title, detail, slots, onSaved }: EditorBarProps) {
  const t = useText();
  const [isHelpOpen, help] = useDisclosure(false);

  async function save(): Promise<void> {
    if (editor.isReadOnly || editor.isSaving || (!editor.isDirty && editor.version > 0)) return;
    if (!(await editor.save())) return;
    if (slots?.tellsSaved !== false) showToast({ kind: 'success', text: t('editor:saved_toast') });
    onSaved?.();
  }

  useShortcuts({
    save: () => void save(),
    undo: () => editor.canUndo && editor.undo(),
    redo: () => editor.canRedo && editor.redo(),
    help: help.open,
  });

  return (
    <PageHeader
      title={title}
      detail={detail}
      aside={
        <Group gap="xs" wrap="nowrap">
          {slots?.status}
          {!editor.isReadOnly && <SavedIndicator {...editor} />}
        </Group>
      }
    >
      {!editor.isReadOnly && (
        <>
          <IconButton shortcut="help" onClick={help.open} icon={<IconKeyboard size={20} />} isQuiet />
          <IconButton
            shortcut="undo"
            onClick={editor.undo}
            isDisabled={!editor.canUndo}
            icon={<IconArrowBackUp size={20} data-points />}
          />
          <IconButton
            shortcut="redo"
            onClick={editor.redo}
            isDisabled={!editor.canRedo}
            icon={<IconArrowForwardUp size={20} data-points />}
          />
          <Tooltip label={<Tip shortcut="save" />}>
            <Button
              variant={editor.isDirty || editor.version === 0 ? 'filled' : 'default'}
              leftSection={<IconDeviceFloppy size={18} aria-hidden="true" />}
              onClick={() => void save()}
              loading={editor.isSaving}
              aria-disabled={!editor.isDirty && editor.version > 0}
            >
              {t('common:save')}
            </Button>
          </Tooltip>
        </>
      )}
      {slots?.actions}
      <ShortcutsDialog isOpen={isHelpOpen} onClose={help.close} />
    </PageHeader>
  );
});

interface IconButtonProps {
  readonly shortcut: Shortcut;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
  /** Left out where there is little room: no keyboard is likely to be there either. */
  readonly isQuiet?: boolean;
}

function IconButton({ shortcut, icon, onClick, isDisabled = false, isQuiet = false }: IconButtonProps) {
  const t = useText();
  return (
    <Tooltip label={<Tip shortcut={shortcut} />}>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={36}
        aria-label={t(`editor:shortcuts.${shortcut}`)}
        disabled={isDisabled}
        onClick={onClick}
        visibleFrom={isQuiet ? 'sm' : undefined}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

function Tip({ shortcut }: { shortcut: Shortcut }) {
  const t = useText();
  return (
    <span className={classes.tip}>
      {t(`editor:shortcuts.${shortcut}`)}
      <Keys shortcut={shortcut} />
    </span>
  );
}
