import { Button, Group, Text } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import type { UploadFailure } from './upload-failure.ts';

interface FailureNoteProps {
  readonly failure: UploadFailure | null;
  readonly onRetry: () => void;
}

/** Why a file did not arrive, with another try for one that only the connection kept back. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  const t = useText();
  if (!failure) return null;
  return (
    <Group gap="xs" role="alert">
      <Text size="sm" c="brick.7">
        {t(failure.text)}
      </Text>
      {failure.canRetry && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
    </Group>
  );
}
