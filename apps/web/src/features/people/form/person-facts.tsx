import { Card, Text } from '@mantine/core';
import type { Person } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';

/** Facts about a person beside the form: when they joined, and when they last came. */
export function PersonFacts({ person }: { person: Person }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card withBorder radius="lg" padding="lg">
      <Text size="sm" c="dimmed">
        {t('people:column.last_seen')}
      </Text>
      <Text size="sm" mb="xs">
        {person.last_seen_on === null ? (
          t('people:never_seen')
        ) : (
          <RelativeTime instant={person.last_seen_on} />
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {t('people:added_on')}
      </Text>
      <Text size="sm">{format.date(person.created_on)}</Text>
    </Card>
  );
}
