import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '../../../../i18n/index.ts';

/** Tells that a rubric was changed elsewhere since it was opened, and offers what was saved there. */
export function NewerRubric({ onTake }: { readonly onTake: () => void }) {
  const t = useText();
  return (
    <Alert
      color="saffron"
      role="alert"
      icon={<IconAlertTriangle size={20} />}
      title={t('problems:rubrics.changed_meanwhile')}
    >
      {t('files:rubric.newer.text')}
      <Group mt="sm">
        <Button size="compact-sm" variant="default" onClick={onTake}>
          {t('files:rubric.newer.take')}
        </Button>
      </Group>
    </Alert>
  );
}
