import { Alert, Button, Collapse, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistoryToggle } from '@tabler/icons-react';
import { listChangesSince, lookedAt } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useEffect, useId, useRef } from 'react';
import { sendCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import { ChangeList } from '../diff/change-list.tsx';

/** Shows changes of others since a reviewer last looked. The mark moves on when they leave, not while they look. */
export function SinceNotice({ container }: { container: OpenedContainer }) {
  const t = useText();
  const id = useId();
  const [isOpen, open] = useDisclosure(false);
  const { container_id } = container;
  const since = useQueryCall(listChangesSince, { container_id }, { silent: true, staleTime: 60_000 });
  const until = since.data?.until;

  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The first look counts: what comes in while the page is open may not have been seen.
    seen.current ??= until;
  }, [until]);
  useEffect(
    () => () => {
      // From page to page of the same item one continues looking.
      const isStillHere = new URLSearchParams(window.location.search).get('container_id') === container_id;
      if (seen.current === undefined || isStillHere) return;
      const look = sendCall(
        lookedAt,
        { container_id, until: seen.current },
        { silent: true, handles: () => true },
      );
      // If this call fails, the notice shows again.
      look.catch(() => undefined);
    },
    [container_id],
  );

  if (!since.data || since.data.total === 0 || since.data.looked_on === null) return null;
  const { total, looked_on, records } = since.data;
  return (
    <Alert color="sky" variant="light" icon={<IconHistoryToggle size={20} />} py="xs">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {t('review:since.text', { count: total })}
          <FactDivider />
          <RelativeTime instant={looked_on} />
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={open.toggle}
        >
          {t(isOpen ? 'review:since.hide' : 'review:since.show')}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={id} pt={isOpen ? 'md' : 0}>
        {isOpen && <ChangeList changes={records} container={container} />}
        {isOpen && records.length < total && (
          <Text size="sm" mt="sm">
            {t('review:since.more', { count: records.length })}
          </Text>
        )}
      </Collapse>
    </Alert>
  );
}
