import { ActionIcon, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarRightCollapse, IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { memo, useCallback } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import classes from '../game.module.css';

interface PreviewSwitchState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Whether this person wants the learners' view beside the form: the browser remembers it. */
export function usePreviewSwitch(): PreviewSwitchState {
  const [isOpen, setOpen] = useLocalStorage({
    key: 'takhti.game-preview',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  return { isOpen, toggle: useCallback(() => setOpen((was) => !was), [setOpen]) };
}

/** Shows and hides the learners' view. */
export const PreviewSwitch = memo(function PreviewSwitch({ isOpen, toggle }: PreviewSwitchState) {
  const t = useText();
  const label = t(isOpen ? 'games:live.hide' : 'games:live.show');
  const Icon = isOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand;
  return (
    <div className={classes.liveHead}>
      {isOpen && (
        <Text fw={600} size="sm">
          {t('games:live.title')}
        </Text>
      )}
      <Hint label={label}>
        <ActionIcon
          variant="subtle"
          color="ink"
          size={36}
          aria-label={label}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Icon size={20} data-points />
        </ActionIcon>
      </Hint>
    </div>
  );
});
