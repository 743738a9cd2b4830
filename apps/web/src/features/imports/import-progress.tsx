import { Progress, Stack, Text } from '@mantine/core';
import { useFormat, useText } from '../../i18n/index.ts';
import type { FileBusy } from './use-file-send.ts';

interface ImportProgressProps {
  readonly state: FileBusy;
  /** Whether it was looked at before, and is saved now: that it is read once more says nothing to anybody. */
  readonly isSaving?: boolean;
}

/** How far an import is: the file on its way, then read, checked and saved. */
export function ImportProgressView({ state, isSaving = false }: ImportProgressProps) {
  const t = useText();
  const format = useFormat();
  const { share, words: phase, detail } = describe(state);
  const words = isSaving ? 'saving' : phase;
  return (
    <Stack gap="sm" py="sm">
      <Text size="sm" c="dimmed">
        <bdi>{state.file_name}</bdi>
      </Text>
      <Text fw={600} role="status" tabIndex={-1} data-step-heading>
        {t(`imports:phases.${words}`)}
      </Text>
      <Progress
        value={share === null ? 100 : share * 100}
        animated={share === null}
        striped={share === null}
        aria-label={t(`imports:phases.${words}`)}
      />
      <Text size="sm" c="dimmed">
        {detail === null ? (share === null ? ' ' : format.percent(share)) : t('imports:progress', detail)}
      </Text>
    </Stack>
  );
}

interface Shown {
  /** From 0 to 1; null where it is not known. */
  readonly share: number | null;
  readonly words: 'sending' | 'reading' | 'checking' | 'saving';
  readonly detail: { readonly done: number; readonly total: number } | null;
}

function describe(state: FileBusy): Shown {
  if (state.kind === 'sending') return { share: state.share, words: 'sending', detail: null };
  const { phase, done, total } = state.progress;
  if (total === 0) return { share: null, words: phase, detail: null };
  return { share: done / total, words: phase, detail: { done, total } };
}
