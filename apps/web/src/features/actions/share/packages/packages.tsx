import { Button, Divider, Group, Loader, Select, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadPackage, reportPackages, type ReplyOf } from '@takhti/contract';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../../../app/api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { ErrorState } from '../../../../ui/index.ts';
import { PackageNotes } from './package-notes.tsx';

type Report = ReplyOf<typeof reportPackages>['packages'];

/** Published content as one file for another system, with what its format cannot hold; nothing for content that has no format. */
export function Packages({ content_id }: { readonly content_id: string }) {
  const t = useText();
  const report = useQueryCall(reportPackages, { content_id });
  if (report.error) return <ErrorState error={report.error} onRetry={() => void report.refetch()} />;
  if (!report.data) return <Loader size="sm" aria-label={t('common:loading')} />;
  const { packages } = report.data;
  return packages.length > 0 && <Choice content_id={content_id} packages={packages} />;
}

function Choice({ content_id, packages }: { content_id: string; packages: Report }) {
  const t = useText();
  const download = useCall(downloadPackage);
  const [chosen, setChosen] = useState(packages[0]?.format);
  const shown = packages.find(({ format }) => format === chosen) ?? packages[0];
  if (!shown) return null;
  const { format, is_possible, notes } = shown;
  return (
    <>
      <Divider />
      <Text fw={600}>{t('actions:share.packages.label')}</Text>
      <Text size="sm">{t('actions:share.packages.hint')}</Text>
      <Select
        label={t('actions:share.packages.format')}
        description={t(`actions:share.packages.what.${format}`)}
        inputWrapperOrder={['label', 'input', 'description']}
        data={packages.map((each) => ({
          value: each.format,
          label: t(`actions:share.packages.formats.${each.format}`),
        }))}
        value={format}
        onChange={(value) => setChosen(packages.find((each) => each.format === value)?.format)}
      />
      <PackageNotes isPossible={is_possible} notes={notes} />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={!is_possible}
          loading={download.isRunning}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void download.run({ content_id, format })}
        >
          {t('actions:share.packages.download')}
        </Button>
      </Group>
    </>
  );
}
