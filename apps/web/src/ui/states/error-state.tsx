import { Button } from '@mantine/core';
import { Problem } from '@takhti/contract';
import { IconCloudOff } from '@tabler/icons-react';
import { useText } from '../../i18n/index.ts';
import { EmptyState } from './empty-state.tsx';

/** Shown instead of something that could not be loaded, with a button to try again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  const text = error instanceof Problem ? t(`problems:${error.problem}`) : t('common:error_state.text');
  return (
    <EmptyState
      title={t('common:error_state.title')}
      text={text}
      icon={<IconCloudOff size={48} stroke={1.4} color="var(--mantine-color-brick-7)" aria-hidden="true" />}
    >
      <Button variant="default" mt="xs" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </EmptyState>
  );
}
