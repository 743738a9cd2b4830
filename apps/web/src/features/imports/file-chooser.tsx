import { Anchor, Button, FileButton, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ProblemName } from '@takhti/contract';
import { useState, type DragEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { FactDivider } from '../../ui/index.ts';
import classes from './file-import.module.css';
import { importTypes } from './import-file.ts';

interface FileChooserProps {
  /** The allowed content of a file, below the button. */
  readonly rule: string;
  /** A note about what happens to the file, at the end. */
  readonly promise: string;
  /** Why the last file was not taken. */
  readonly refusal: ProblemName | null;
  /** The allowed types; tables if left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly onTemplate: (format: 'csv' | 'xlsx') => void;
}

/** Drops or chooses an import file, and offers its template. */
export function FileChooser({
  rule,
  promise,
  refusal,
  accept = importTypes,
  onFile,
  onTemplate,
}: FileChooserProps) {
  const t = useText();
  const [isOver, setOver] = useState(false);

  function choose(file: File | null | undefined): void {
    if (file) onFile(file);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

  return (
    <Stack gap="md">
      <div
        className={classes.place}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={44} stroke={1.3} aria-hidden="true" />
        <FileButton onChange={choose} accept={accept}>
          {(props) => (
            <Button {...props} data-autofocus>
              {t('imports:choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" ta="center">
          {rule}
        </Text>
      </div>
      {refusal !== null && (
        <Text size="sm" c="brick.7" role="alert">
          {t(`problems:${refusal}`)}
        </Text>
      )}
      <Text size="sm">
        {t('imports:template')}{' '}
        {(['csv', 'xlsx'] as const).map((format, at) => (
          <span key={format}>
            {at > 0 && <FactDivider />}
            <Anchor component="button" type="button" size="sm" onClick={() => onTemplate(format)}>
              {t(`imports:template_${format}`)}
            </Anchor>
          </span>
        ))}
      </Text>
      <Text size="sm" c="dimmed">
        {promise}
      </Text>
    </Stack>
  );
}
