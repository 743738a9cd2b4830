import { Button, Divider, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadCarriedGame } from '@takhti/contract';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';

/** A published game as one zip, to be played without a network. */
export function CarriedGame({ content_id }: { readonly content_id: string }) {
  const t = useText();
  const download = useCall(downloadCarriedGame);
  return (
    <>
      <Divider />
      <Text fw={600}>{t('actions:share.carried.label')}</Text>
      <Text size="sm">{t('actions:share.carried.hint')}</Text>
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={download.isRunning}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void download.run({ content_id })}
        >
          {t('actions:share.carried.download')}
        </Button>
      </Group>
    </>
  );
}
