import { Button, Divider, Group, Text } from '@mantine/core';
import { IconDeviceMobile, IconFileZip } from '@tabler/icons-react';
import { downloadCarriedGame } from '@takhti/contract';
import { carriedForms, limits, type CarriedForm } from '@takhti/domain';
import { useId } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';

const icons = { html: IconDeviceMobile, zip: IconFileZip } as const satisfies Record<CarriedForm, unknown>;
const mb = limits.carried.page_media_bytes / 1024 / 1024;

/** A published game as one file, to be played without a network: a page for phones, or a zip for computers. */
export function CarriedGame({ content_id }: { readonly content_id: string }) {
  const t = useText();
  return (
    <>
      <Divider />
      <Text fw={600}>{t('actions:share.carried.label')}</Text>
      <Text size="sm">{t('actions:share.carried.hint')}</Text>
      {carriedForms.map((form) => (
        <OneForm key={form} content_id={content_id} form={form} />
      ))}
    </>
  );
}

function OneForm({ content_id, form }: { readonly content_id: string; readonly form: CarriedForm }) {
  const t = useText();
  const id = useId();
  const download = useCall(downloadCarriedGame);
  const Icon = icons[form];
  return (
    <Group justify="space-between" align="center">
      <Text id={id} size="sm" c="dimmed" flex="1 1 14rem">
        {t(`actions:share.carried.${form}_how`, { mb })}
      </Text>
      <Button
        variant="default"
        aria-describedby={id}
        loading={download.isRunning}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => void download.run({ content_id, form })}
      >
        {t(`actions:share.carried.${form}`)}
      </Button>
    </Group>
  );
}
