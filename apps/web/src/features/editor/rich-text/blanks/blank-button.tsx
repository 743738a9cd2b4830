import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '../../../../i18n/index.ts';
import { Hint } from '../../../../ui/index.ts';
import { ShortcutTip } from '../../shortcuts/shortcuts-dialog.tsx';
import { clickBlank } from './blank-command.ts';
import classes from '../rich-text.module.css';

interface BlankButtonProps {
  /** Whether a blank is selected, which the button turns back into its word. */
  readonly isActive?: boolean;
  /** Whether it is the tool that the keyboard comes to first. */
  readonly isStop?: boolean;
  readonly onFocus?: () => void;
}

/** Makes a blank, from beside the text: the first of its tools, with its name, wherever the others are scrolled to. */
export function BlankButton({ isActive = false, isStop = false, onFocus }: BlankButtonProps) {
  const t = useText();
  return (
    <Hint label={<ShortcutTip shortcut="blank" />}>
      <Button
        className={classes.blankTool}
        variant={isActive ? 'filled' : 'light'}
        size="compact-sm"
        h={34}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        aria-pressed={isActive}
        aria-keyshortcuts="Control+Shift+L"
        // The field is the stop; its tools are reached from there, and by their own keys.
        tabIndex={-1}
        data-stop={isStop || undefined}
        onFocus={onFocus}
        // The selection in the text must survive.
        onMouseDown={(event) => event.preventDefault()}
        onClick={clickBlank}
      >
        {t('editor:tools.blank')}
      </Button>
    </Hint>
  );
}
