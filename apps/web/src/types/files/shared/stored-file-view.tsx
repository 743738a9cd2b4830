import { Button } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { isDriveLink } from '@takhti/content-types/kit';
import type { StoredFile } from '@takhti/domain';
import { FileIcon, isPicture } from '../../../features/media/index.ts';
import { FieldMark } from '../../../features/review/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';

const here = { leftSection: <IconDownload size={16} aria-hidden="true" /> };
const elsewhere = {
  target: '_blank',
  rel: 'noopener noreferrer',
  leftSection: <IconExternalLink size={16} aria-hidden="true" />,
};

/** The files of a container, to be looked at and taken along. */
export function StoredFileView({ files: stored }: { readonly files: readonly StoredFile[] }) {
  const t = useText();
  const { fileSize } = useFormat();
  const label = t('files:fields.files');
  return (
    <section className={files.section}>
      <h2 className={files.fieldName}>
        {label} <FieldMark path={['files']} label={label} />
      </h2>
      {stored.length === 0 && <p className={files.none}>{t('files:no_file')}</p>}
      <ul className={files.list}>
        {stored.map(({ path, name, bytes, alt }) => (
          <li key={path} className={files.item}>
            {isPicture({ name, path }) ? (
              <img className={files.picture} src={path} alt={alt} />
            ) : (
              <FileIcon name={name} path={path} />
            )}
            <span className={files.itemName}>
              <bdi>{name}</bdi>
              <span className={files.size}>{isDriveLink(path) ? 'Google Drive' : fileSize(bytes)}</span>
            </span>
            <Button
              component="a"
              href={path}
              {...(isDriveLink(path) ? elsewhere : { ...here, download: name })}
              variant="default"
              size="compact-md"
            >
              {t(isDriveLink(path) ? 'files:drive.open' : 'files:download')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
