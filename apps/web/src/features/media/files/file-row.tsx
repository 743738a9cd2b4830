import { Button, Text } from '@mantine/core';
import { IconDownload, IconExternalLink, IconRefresh, IconTrash } from '@tabler/icons-react';
import { isDriveLink } from '@takhti/content-types/kit';
import { endingOf, limits, type StoredFile } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { ChooseButton } from '../../upload/index.ts';
import { EditPicture } from '../picture-editor/edit-picture.tsx';
import { FileIcon } from './file-icon.tsx';
import classes from './files.module.css';
import { isPicture } from './is-picture.ts';

interface FileRowProps {
  readonly file: StoredFile;
  readonly accept: string;
  /** While another file is on its way. */
  readonly isIdle: boolean;
  /** It came last: a focus that is lost by that continues here. */
  readonly isArrived: boolean;
  readonly onReplace: (file: File) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A file of the list: what it is, what can be done with it. */
export function FileRow({ file, accept, isIdle, isArrived, onReplace, onRemove, children }: FileRowProps) {
  const t = useText();
  const { fileSize } = useFormat();
  const isLink = isDriveLink(file.path);
  const of = <span className="visually-hidden">: {file.name}</span>;
  const Fetch = isLink ? IconExternalLink : IconDownload;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <FileIcon name={file.name} path={file.path} />
        <div className={classes.words}>
          <Text className={classes.name}>
            <bdi>{file.name}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            {isLink ? <bdi>Google Drive</bdi> : fileSize(file.bytes)}
          </Text>
        </div>
        <div className={classes.actions}>
          <Button
            component="a"
            href={file.path}
            data-arrived={isArrived || undefined}
            {...(isLink ? { target: '_blank', rel: 'noopener noreferrer' } : { download: file.name })}
            variant="subtle"
            size="compact-sm"
            leftSection={<Fetch size={16} aria-hidden="true" />}
          >
            {t(isLink ? 'media:file.open' : 'media:file.download')}
            {of}
          </Button>
          {isPicture(file) && (
            <EditPicture
              src={file.path}
              most_bytes={limits.image.bytes}
              size="compact-sm"
              disabled={isIdle}
              of={of}
              onDone={(picture) => onReplace(renamed(picture, file.name))}
            />
          )}
          {!isLink && (
            <ChooseButton
              accept={accept}
              onFile={onReplace}
              variant="default"
              size="compact-sm"
              disabled={isIdle}
              leftSection={<IconRefresh size={16} aria-hidden="true" />}
            >
              {t('media:file.replace')}
              {of}
            </ChooseButton>
          )}
          <Button
            variant="subtle"
            color="brick"
            size="compact-sm"
            disabled={isIdle}
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={onRemove}
          >
            {t('media:file.remove')}
            {of}
          </Button>
        </div>
      </div>
      {children}
    </li>
  );
}

/** An edited picture keeps its name. */
function renamed(picture: File, name: string): File {
  const stem = name.slice(0, name.length - endingOf(name).length);
  return new File([picture], `${stem}${endingOf(picture.name)}`, { type: picture.type });
}
