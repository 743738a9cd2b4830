import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconPresentation } from '@tabler/icons-react';
import { openLiveRound, readLiveContent, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../../app/api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { frontOf } from './lead-at.ts';
import { PastRounds } from './past-rounds.tsx';

const choices = [10, 20, 30, 60, 120] as const;

interface LiveRoundProps {
  readonly content_id: string;
  /** Whether the dialog is for nothing else: its button takes the focus. */
  readonly isFirst?: boolean;
}

/** Opens published content as a live round: this window becomes the screen at the front of the class. */
export function LiveRound({ content_id, isFirst = false }: LiveRoundProps) {
  const t = useText();
  const open = useCall(openLiveRound);
  const { data } = useQueryCall(readLiveContent, { content_id }, { silent: true });
  const [seconds, setSeconds] = useState<number>(limits.live_round.seconds.default);

  const asked = ({ questions: count, rounds }: ReplyOf<typeof readLiveContent>): string =>
    rounds === null || rounds === count
      ? t('common:questions', { count })
      : t('actions:share.live.of_rounds', { count, rounds });

  async function start(): Promise<void> {
    const round = await open.run({ content_id, seconds });
    if (!round) return;
    globalThis.location.assign(frontOf(round));
  }

  return (
    <>
      <Text size="sm">{t('actions:share.live.hint')}</Text>
      {/* The line is there before its words are: nothing below it moves under a press. */}
      <Text size="sm" fw={600} role="status">
        {data ? asked(data) : '\u00A0'}
      </Text>
      <Group justify="space-between" align="flex-end">
        <NativeSelect
          label={t('actions:share.live.seconds')}
          value={String(seconds)}
          onChange={(event) => setSeconds(Number(event.currentTarget.value))}
          data={choices.map((each) => ({
            value: String(each),
            label: t('actions:share.live.seconds_of', { number: each }),
          }))}
        />
        <Button
          loading={open.isRunning}
          data-autofocus={isFirst || undefined}
          leftSection={<IconPresentation size={18} aria-hidden="true" />}
          onClick={() => void start()}
        >
          {t('actions:share.live.open')}
        </Button>
      </Group>
      <PastRounds content_id={content_id} />
    </>
  );
}
