import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react';
import { exportSkills } from '@takhti/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { addPath, type TreePlace } from '../addresses.ts';
import { UploadDialog } from './upload-dialog.tsx';

// Names that are the same in every language.
const formats = [
  { format: 'csv', name: 'CSV' },
  { format: 'xlsx', name: 'Excel (XLSX)' },
] as const;

/** The actions on the whole tree, as far as the role allows them. */
export function PageActions({ place }: { place: TreePlace }) {
  const t = useText();
  const { can } = useSession();
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      {can('stats.export') && <ExportMenu place={place} />}
      {can('skills.import') && (
        <Button
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          onClick={() => setUploading(true)}
        >
          {t('curriculum:upload.open')}
        </Button>
      )}
      {can('skills.edit') && (
        <Button component={Link} to={addPath(place)} leftSection={<IconPlus size={18} aria-hidden="true" />}>
          {t('curriculum:add')}
        </Button>
      )}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </>
  );
}

function ExportMenu({ place }: { place: TreePlace }) {
  const t = useText();
  const exporting = useCall(exportSkills);
  const { grade, subject } = place;
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={exporting.isRunning}
        >
          {t('curriculum:export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{grade === '' ? t('curriculum:export.all') : t('curriculum:export.shown')}</Menu.Label>
        {formats.map(({ format, name }) => (
          <Menu.Item key={format} onClick={() => void exporting.run({ format, grade, subject })}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
