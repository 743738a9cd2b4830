import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { personChanges, type Person, type RoleGrant } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ChangeList } from './change-list.tsx';

interface ConflictAlertProps {
  readonly seen: Person;
  readonly newer: Person;
  readonly roles: readonly RoleGrant[];
  readonly onTake: (newer: Person, wins: 'mine' | 'theirs') => void;
}

/** Somebody else was faster: what they changed, and whose version continues. */
export function ConflictAlert({ seen, newer, roles, onTake }: ConflictAlertProps) {
  const t = useText();
  return (
    <Alert
      color="saffron"
      variant="light"
      role="alert"
      mb="md"
      icon={<IconAlertTriangle size={20} />}
      title={t('people:conflict.title')}
    >
      <Text size="sm" mb={4}>
        {t('people:conflict.text')}
      </Text>
      <ChangeList changes={personChanges(seen, newer, false)} roles={roles} />
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => onTake(newer, 'mine')}>
          {t('people:conflict.mine')}
        </Button>
        <Button size="xs" variant="default" onClick={() => onTake(newer, 'theirs')}>
          {t('people:conflict.theirs')}
        </Button>
      </Group>
    </Alert>
  );
}
