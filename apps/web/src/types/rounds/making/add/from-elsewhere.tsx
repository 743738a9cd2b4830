import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { FromBank } from './from-bank.tsx';
import { FromGame } from './from-game.tsx';
import { FromList } from './from-list.tsx';
import type { FromProps } from './from-props.ts';

const sources = { list: FromList, bank: FromBank, game: FromGame } as const;
type Source = keyof typeof sources;
const names = Object.keys(sources) as Source[];

/** Where more rounds of a game come from: a list, a bank or an article, or another game. */
export function FromElsewhere(props: FromProps) {
  const t = useText();
  const [source, setSource] = useState<Source>('list');
  const From = sources[source];
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label={t('making:from.label')}
        value={source}
        onChange={setSource}
        data={names.map((value) => ({ value, label: t(`making:from.${value}`) }))}
      />
      <From {...props} />
    </Stack>
  );
}
