import { Button, Group } from '@mantine/core';
import type { Entry } from '@takhti/content-types/making';
import { limits } from '@takhti/domain';
import { useMemo, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { KindChoice } from '../kind-choice.tsx';
import { roundsOf, type MakeableKind } from '../makeables.ts';
import { WhatFits } from '../what-fits.tsx';
import type { FromProps } from './from-props.ts';

interface ChooseRoundsProps extends FromProps {
  readonly entries: readonly Entry[];
  readonly of: 'line' | 'question';
}

/** Which rounds the entries become, and what does not fit; then they are added. */
export function ChooseRounds({ entries, of, game, rounds, count, language, onDone }: ChooseRoundsProps) {
  const t = useText();
  const [wanted, setWanted] = useState<MakeableKind | null>(null);
  const room = limits.game.max_rounds - count;
  const makeables = useMemo(
    () => roundsOf({ entries, language }, game, room),
    [entries, language, game, room],
  );
  const possible = makeables.filter(({ parts }) => parts.length > 0);
  const makeable = possible.find(({ kind }) => kind === wanted) ?? possible[0] ?? makeables[0];
  if (!makeable) return <p>{t('making:from.no_kind')}</p>;
  return (
    <>
      <KindChoice makeables={makeables} value={makeable.kind} onChange={setWanted} />
      <WhatFits makeable={makeable} language={language} of={of} />
      <Group justify="flex-end">
        <Button
          disabled={makeable.rounds.length === 0}
          onClick={() => {
            rounds.addMany(makeable.rounds);
            onDone();
          }}
        >
          {t('making:from.add', { count: makeable.rounds.length })}
        </Button>
      </Group>
    </>
  );
}
