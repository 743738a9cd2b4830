import { Button, Group, Text } from '@mantine/core';
import { listPastRounds, openPastRound } from '@takhti/contract';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { frontOf } from './lead-at.ts';

/** The live rounds of this content that the person led, each with the way to its report; nothing where there are none. */
export function PastRounds({ content_id }: { readonly content_id: string }) {
  const t = useText();
  const format = useFormat();
  const open = useCall(openPastRound);
  const { data } = useQueryCall(listPastRounds, { content_id }, { silent: true, staleTime: 0 });
  if (!data || data.records.length === 0) return null;
  async function show(round_id: string): Promise<void> {
    const round = await open.run({ round_id });
    if (round) globalThis.location.assign(frontOf(round));
  }
  return (
    <section aria-label={t('actions:share.live.past')}>
      <Text fw={600}>{t('actions:share.live.past')}</Text>
      <Text size="sm" c="dimmed">
        {t('actions:share.live.past_hint')}
      </Text>
      {data.records.map(({ round_id, begun_on, players, questions }) => (
        <Group key={round_id} justify="space-between" gap="xs" mt="xs">
          <Text size="sm">
            {t('actions:share.live.past_of', { when: format.dateTime(begun_on), players, questions })}
          </Text>
          <Button
            variant="default"
            size="compact-md"
            disabled={open.isRunning}
            aria-label={`${t('actions:share.live.report')}: ${format.dateTime(begun_on)}`}
            onClick={() => void show(round_id)}
          >
            {t('actions:share.live.report')}
          </Button>
        </Group>
      ))}
    </section>
  );
}
