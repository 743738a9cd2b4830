import { Button } from '@mantine/core';
import {
  IconCheck,
  IconMicrophone,
  IconPlayerStop,
  IconRefresh,
  IconTrash,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { useText } from '../../i18n/index.ts';
import { ChooseButton, soundTypes } from '../upload/index.ts';
import { audioControls, type AudioControl, type AudioState } from './recorder/audio-state.ts';

// The place for a file has a button of its own that chooses one.
type Action = Exclude<AudioControl, 'choose' | 'choose_another'>;

interface AudioControlsProps {
  readonly state: AudioState;
  readonly actions: Readonly<Record<Action, () => void>>;
  readonly onFile: (file: File) => void;
  /** While the browser asks for the microphone, or a recording is being made ready. */
  readonly isWaiting: boolean;
}

const icons: Readonly<Record<Action, TablerIcon>> = {
  record: IconMicrophone,
  record_again: IconMicrophone,
  stop: IconPlayerStop,
  discard: IconX,
  keep: IconCheck,
  remove: IconTrash,
};

const looks = {
  record: { variant: 'light' },
  record_again: { variant: 'default' },
  stop: { variant: 'filled', color: 'brick' },
  discard: { variant: 'subtle' },
  keep: { variant: 'filled' },
  remove: { variant: 'subtle', color: 'brick' },
} as const satisfies Record<Action, object>;

/** The buttons of a sound field in its state. */
export function AudioControls({ state, actions, onFile, isWaiting }: AudioControlsProps) {
  const t = useText();
  return audioControls[state].map((control) => {
    if (control === 'choose') return null;
    if (control === 'choose_another') {
      return (
        <ChooseButton
          key={control}
          accept={soundTypes}
          onFile={onFile}
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden="true" />}
        >
          {t('media:audio.choose_another')}
        </ChooseButton>
      );
    }
    const Icon = icons[control];
    const isIdle = isWaiting && control !== 'discard';
    return (
      <Button
        key={control}
        {...looks[control]}
        size="sm"
        leftSection={<Icon size={16} aria-hidden="true" />}
        // Not `disabled`, which would send the focus on: to Discard, of all buttons.
        {...(isIdle && { 'aria-disabled': true, 'data-disabled': true })}
        onClick={isIdle ? undefined : actions[control]}
      >
        {t(`media:audio.${control}`)}
      </Button>
    );
  });
}
