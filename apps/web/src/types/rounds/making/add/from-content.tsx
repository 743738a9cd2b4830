import type { ContainerRow, ContentType } from '@takhti/domain';
import { useState, type ReactNode } from 'react';
import { ContentFinder } from '../../../../features/library/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { Chosen } from './chosen.tsx';

interface FromContentProps {
  /** The content id of the game, which is not found. */
  readonly own: string;
  readonly types: readonly ContentType[];
  readonly children: (container_id: string) => ReactNode;
}

/** Content that is found and chosen, and what is taken of it. */
export function FromContent({ own, types, children }: FromContentProps) {
  const t = useText();
  const [chosen, setChosen] = useState<ContainerRow | null>(null);
  if (chosen)
    return (
      <Chosen row={chosen} onOther={() => setChosen(null)}>
        {children(chosen.container_id)}
      </Chosen>
    );
  return (
    <ContentFinder own={own} taken={[]} types={types} addLabel={t('making:from.choose')} onAdd={setChosen} />
  );
}
