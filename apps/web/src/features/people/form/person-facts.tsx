import { Card, Text } from '@mantine/core';
import type { Person } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { RelativeTime } from '../../../ui/index.ts';

/** What is known of somebody beside the form: since when they are here, and when they were last. */
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
