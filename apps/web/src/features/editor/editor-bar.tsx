import { ActionIcon, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceFloppy, IconKeyboard } from '@tabler/icons-react';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { PageHeader, showToast, useIsPhone, Hint } from '../../ui/index.ts';
import classes from './editor-bar.module.css';
import type { EditorControls } from './editor.ts';
import { SavedIndicator } from './drafts/saved-indicator.tsx';
import { ShortcutsDialog, ShortcutTip } from './shortcuts/shortcuts-dialog.tsx';
import type { Shortcut } from './shortcuts/shortcuts.ts';
import { SheetTools } from './slim-bar/sheet-tools.tsx';
import { SlimBarContext, type SheetPlace } from './slim-bar/slim-bar.ts';
import { pressBlank } from './rich-text/blanks/blank-command.ts';
import { tourCommand, unreadCommand, unseenCommand } from './shortcuts/page-command.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';
import { LazyTour } from './tour/lazy-tour.tsx';

/** Slots of an editor's bar for other features. */
export interface EditorSlots {
  /** Beside the title: a status. */
  readonly status?: ReactNode;
  /** At the end: the moves of the workflow, comments, history. */
  readonly actions?: ReactNode;
  /** False if the caller shows it in words of its own. */
  readonly showsSaved?: boolean;
  /** The label of the save button, if it does something else. */
  readonly saveLabel?: string | undefined;
}

interface EditorBarProps {
  readonly editor: EditorControls;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly slots?: EditorSlots;
}

/** The bar of every editor: title, way back, saved or not, undo, redo, save, and what others put there. */
export function EditorBar({ editor, ...rest }: EditorBarProps) {
  const { isReadOnly, isDirty, isSaving, isAutosaving, canUndo, canRedo, undo, redo, save, version } = editor;
  // An editor is another one after every key; what the bar shows of it seldom is.
  const controls = useMemo(
    () => ({ isReadOnly, isDirty, isSaving, isAutosaving, canUndo, canRedo, undo, redo, save, version }),
    [isReadOnly, isDirty, isSaving, isAutosaving, canUndo, canRedo, undo, redo, save, version],
  );
  return <Bar editor={controls} {...rest} />;
}

const Bar = memo(function Bar({ editor, title, detail, slots }: EditorBarProps) {
  const t = useText();
  const [isHelpOpen, help] = useDisclosure(false);
  const [isTouring, tour] = useDisclosure(false);
  tourCommand.useCommand(tour.open);
  const isSlim = useIsPhone();
  const [place, setPlace] = useState<SheetPlace | null>(null);
  const { isReadOnly } = editor;
  const slim = useMemo(
    () => (isSlim ? { isEditing: !isReadOnly, place, setPlace } : null),
    [isSlim, isReadOnly, place],
  );
  const hasRoom = !isReadOnly && !isSlim;

  async function save(): Promise<void> {
    if (editor.isReadOnly || editor.isSaving) return;
    // Even if everything is saved already, people who press Save get an answer.
    const hasWork = editor.isDirty || editor.version === 0;
    if (hasWork && !(await editor.save())) return;
    if (slots?.showsSaved !== false) showToast({ kind: 'success', text: t('editor:saved_toast') });
  }

  useShortcuts({
    save: () => void save(),
    undo: () => editor.canUndo && editor.undo(),
    redo: () => editor.canRedo && editor.redo(),
    blank: pressBlank,
    unseen: unseenCommand.press,
    unread: unreadCommand.press,
    help: help.open,
  });

  return (
    <SlimBarContext value={slim}>
      <PageHeader
        title={title}
        detail={isSlim ? undefined : detail}
        isSlim={isSlim}
        isSteady={!isSlim}
        aside={
          <Group gap="xs" wrap="nowrap" className={classes.state}>
            {slots?.status}
            {!isReadOnly && <SavedIndicator {...editor} isSaving={editor.isSaving || editor.isAutosaving} />}
          </Group>
        }
      >
        {hasRoom && <IconButton shortcut="help" onClick={help.open} icon={<IconKeyboard size={20} />} />}
        {!isReadOnly && (
          <>
            <span className={classes.undo}>
              <IconButton
                shortcut="undo"
                onClick={editor.undo}
                isDisabled={!editor.canUndo}
                icon={<IconArrowBackUp size={20} data-points />}
              />
            </span>
            {hasRoom && (
              <IconButton
                shortcut="redo"
                onClick={editor.redo}
                isDisabled={!editor.canRedo}
                icon={<IconArrowForwardUp size={20} data-points />}
              />
            )}
            <SaveButton
              editor={editor}
              label={slots?.saveLabel ?? t('common:save')}
              isSlim={isSlim}
              onSave={() => void save()}
            />
          </>
        )}
        {isSlim && <SheetTools editor={editor} title={title} detail={detail} />}
        {slots?.actions}
        <ShortcutsDialog isOpen={isHelpOpen} onClose={help.close} />
        {isTouring && <LazyTour onClose={tour.close} />}
      </PageHeader>
    </SlimBarContext>
  );
});

interface SaveButtonProps {
  readonly editor: Pick<EditorControls, 'isDirty' | 'isSaving' | 'version'>;
  readonly label: string;
  readonly isSlim: boolean;
  readonly onSave: () => void;
}

function SaveButton({ editor, label, isSlim, onSave }: SaveButtonProps) {
  const { isDirty, isSaving, version } = editor;
  const hasWork = isDirty || version === 0;
  const look = {
    'data-tour': 'save',
    // The primary button is the next step; work is saved automatically.
    variant: hasWork ? 'light' : 'default',
    onClick: onSave,
    loading: isSaving,
    'aria-disabled': !hasWork,
  };
  const Icon = IconDeviceFloppy;
  return (
    <Hint label={<ShortcutTip shortcut="save" />}>
      {isSlim ? (
        <ActionIcon {...look} size={36} aria-label={label}>
          <Icon size={20} aria-hidden="true" />
        </ActionIcon>
      ) : (
        <Button {...look} leftSection={<Icon size={18} aria-hidden="true" />}>
          {label}
        </Button>
      )}
    </Hint>
  );
}

interface IconButtonProps {
  readonly shortcut: Shortcut;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly isDisabled?: boolean;
}

function IconButton({ shortcut, icon, onClick, isDisabled = false }: IconButtonProps) {
  const t = useText();
  return (
    <Hint label={<ShortcutTip shortcut={shortcut} />}>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={36}
        aria-label={t(`editor:shortcuts.${shortcut}`)}
        disabled={isDisabled}
        onClick={onClick}
      >
        {icon}
      </ActionIcon>
    </Hint>
  );
}
