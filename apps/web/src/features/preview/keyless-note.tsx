import { Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useText } from '../../i18n/index.ts';
import { countKeyless } from './count-keyless.ts';
import classes from './preview-dialog.module.css';

/** Why a preview does not say what is right of some of its questions; nothing where it does of all. */
export function KeylessNote({ play }: { readonly play: object | null }) {
  const t = useText();
  const count = countKeyless(play);
  if (count === 0) return null;
  return (
    <div className={classes.note} role="note">
      <IconLock size={18} aria-hidden="true" />
      <Text size="sm">{t('actions:preview.keyless', { count })}</Text>
    </div>
  );
}
