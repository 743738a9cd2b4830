import { Alert, List } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleX } from '@tabler/icons-react';
import type { PackageNote } from '@takhti/contract';
import { isTextKey, useLocale, useText } from '../../../../i18n/index.ts';

interface PackageNotesProps {
  readonly isPossible: boolean;
  readonly notes: readonly PackageNote[];
}

/** Notes about what a format leaves out, before the download. */
export function PackageNotes({ isPossible, notes }: PackageNotesProps) {
  const t = useText();
  const textOf = useNoteText();
  if (notes.length === 0)
    return (
      <Alert color="accent" variant="light" role="status" icon={<IconCheck size={20} />}>
        {t('actions:share.packages.whole')}
      </Alert>
    );
  return (
    <Alert
      color={isPossible ? 'yellow' : 'brick'}
      variant="light"
      role="status"
      icon={isPossible ? <IconAlertTriangle size={20} /> : <IconCircleX size={20} />}
      title={t(`actions:share.packages.${isPossible ? 'lost' : 'impossible'}`)}
    >
      <List size="sm">
        {notes.map((note) => (
          <List.Item key={note.key}>{textOf(note)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function useNoteText(): (note: PackageNote) => string {
  const t = useText();
  const isEnglish = useLocale() === 'en';
  return ({ key, values, message, count }) => {
    const full = `editor:messages.${key}`;
    const text = !isEnglish && isTextKey(full) ? t(full, values) : message;
    // Notes of their own say how many inside of their sentence.
    const isSaid = count === null || key.startsWith('package.');
    return isSaid ? text : t('actions:share.packages.counted', { text, count });
  };
}
