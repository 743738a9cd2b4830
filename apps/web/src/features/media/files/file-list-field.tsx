import { Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { fileKinds, type FileKind, type StoredFile, isolated } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { DropPlace, FailureNote, typesOf, useDrop } from '../../upload/index.ts';
import { FieldShell } from '../field-shell.tsx';
import { FileRow } from './file-row.tsx';
import classes from './files.module.css';
import { useFileQueue, type ChangeFiles } from './use-file-queue.ts';

export interface FileListFieldProps {
  readonly container_id: string;
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly files: readonly StoredFile[];
  readonly kinds: readonly FileKind[];
  /** How many files there can be. */
  readonly most: number;
  /** Given how the list changes, no matter what it is by then: files may arrive faster than the page renders. */
  readonly onChange: (change: ChangeFiles) => void;
  /** The fault of the field. */
  readonly error?: ReactNode;
  /** Shown below a file. */
  readonly renderBelow?: (file: StoredFile, at: number) => ReactNode;
}

/** A field for files: chosen, dropped or pasted, several at once where there can be several, replaced and removed; see lazy-fields.tsx. */
export function FileListField(props: FileListFieldProps) {
  const { label, path, files, kinds, most, error, renderBelow } = props;
  const t = useText();
  const queue = useFileQueue(props);
  const { upload, waiting } = queue;
  const isSending = upload.share !== null;
  const isFull = files.length >= most;
  const isMultiple = most > 1;
  const accept = typesOf(kinds);
  // With one place, another file replaces it.
  const { handlers } = useDrop((file) => queue.add(file, isMultiple ? -1 : 0), isMultiple);
  // Each kind has a cap of its own.
  const types = kinds.map((kind) => {
    const { endings, most_bytes } = fileKinds[kind];
    const named = `\u2066${endings.join(', ').toUpperCase()}\u2069`;
    return t('media:file.rule_types', { endings: named, mb: most_bytes / 1024 / 1024 });
  });
  const sendingText = t(upload.isHeldUp ? 'media:file.held_up' : 'media:file.sending', {
    name: isolated(queue.sending),
  });

  return (
    <FieldShell
      label={label}
      path={path}
      error={error}
      announcement={isSending ? sendingText : ''}
      rootRef={queue.root}
      drop={isFull && !isSending ? handlers : undefined}
    >
      {files.length > 0 && (
        <ul className={classes.list}>
          {files.map((file, at) => (
            <FileRow
              key={file.path}
              file={file}
              accept={accept}
              isIdle={isSending}
              isArrived={file.path === queue.arrived}
              onReplace={(chosen) => queue.add(chosen, at)}
              onRemove={() => queue.remove(at)}
            >
              {renderBelow?.(file, at)}
            </FileRow>
          ))}
        </ul>
      )}
      {(!isFull || isSending) && (
        <DropPlace
          icon={<IconFileUpload size={28} stroke={1.4} aria-hidden="true" />}
          accept={accept}
          chooseLabel={t(isMultiple ? 'media:file.choose_several' : 'media:file.choose')}
          rule={t('media:file.rule', { types: types.join(' · ') })}
          sendingLabel={sendingText}
          share={upload.share}
          onFile={(file) => queue.add(file)}
          isMultiple={isMultiple}
          onCancel={queue.cancel}
        />
      )}
      {waiting > 0 && (
        <Text size="sm" c="dimmed">
          {t('media:file.waiting', { count: waiting })}
        </Text>
      )}
      {queue.leftOut > 0 && (
        <Text size="sm" c="brick.7" role="alert">
          {t('media:file.left_out', { count: queue.leftOut, most })}
        </Text>
      )}
      {queue.refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {queue.refused.map(({ name, failure }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are only added, and two may have one name
            <li key={at}>
              <Text size="sm" fw={600}>
                <bdi>{name}</bdi>
              </Text>
              <Text size="sm" c="brick.7">
                {t(failure.text)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {upload.failure && (
        <Text size="sm" fw={600}>
          <bdi>{queue.failed}</bdi>
        </Text>
      )}
      <FailureNote failure={upload.failure} onRetry={() => void queue.retry()} />
    </FieldShell>
  );
}
