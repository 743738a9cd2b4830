import { Button, Text } from '@mantine/core';
import { IconBrandGoogleDrive } from '@tabler/icons-react';
import { readDrive, type DriveKeys } from '@takhti/contract';
import { useState } from 'react';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useLocale, useText } from '../../../../i18n/index.ts';
import { askLeave } from './ask-leave.ts';
import classes from './drive.module.css';
import type { PickedDocument } from './google.ts';
import { loadGoogle } from './load-google.ts';
import { openPicker } from './open-picker.ts';

interface DriveButtonProps {
  readonly onPicked: (documents: readonly PickedDocument[]) => void;
  /** A hint about what happens to picked files. */
  readonly hint: string;
}

/** Picks files from Google Drive (G-395); nothing where the server has no keys for it. Its scripts come when it is pressed. */
export function DriveButton({ onPicked, hint }: DriveButtonProps) {
  const t = useText();
  const locale = useLocale();
  const { data } = useQueryCall(readDrive, {}, { silent: true, staleTime: Infinity });
  const [isOpening, setOpening] = useState(false);
  const [isLost, setLost] = useState(false);
  const drive = data?.drive;
  if (!drive) return null;

  async function pick({ client_id, api_key }: DriveKeys): Promise<void> {
    setOpening(true);
    setLost(false);
    try {
      const { picker, leave } = await loadGoogle();
      const token = await askLeave(leave, client_id);
      if (token !== null) openPicker(picker, { api_key, token, locale, onPicked });
    } catch {
      setLost(true);
    } finally {
      setOpening(false);
    }
  }

  return (
    <div className={classes.drive}>
      <Button
        variant="default"
        loading={isOpening}
        leftSection={<IconBrandGoogleDrive size={18} aria-hidden="true" />}
        onClick={() => void pick(drive)}
      >
        {t('files:drive.pick')}
      </Button>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {isLost && (
        <Text size="sm" c="brick.7" role="alert">
          {t('files:drive.lost')}
        </Text>
      )}
    </div>
  );
}
