import { useMantineColorScheme } from '@mantine/core';
import { changeLook, lookChoices, useKeep } from '../../../app/preferences/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Choice } from './choice.tsx';

/** Light, dark, or as the device has it. */
export function LookChoice() {
  const t = useText();
  const { keep } = useKeep();
  const { colorScheme } = useMantineColorScheme();
  return (
    <Choice
      label={t('profile:look.label')}
      value={colorScheme}
      options={lookChoices.map((look) => ({ value: look, label: t(`profile:look.${look}`) }))}
      onChange={(look) => {
        changeLook(look);
        void keep({ look });
      }}
    />
  );
}
