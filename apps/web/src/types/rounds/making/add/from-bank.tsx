import { readQuestions } from '@takhti/content-types/making';
import { readMaterial } from '@takhti/contract';
import type { ContainerRow } from '@takhti/domain';
import { useMemo, useState } from 'react';
import { useQueryCall } from '../../../../app/api/index.ts';
import { ContentFinder } from '../../../../features/library/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { ErrorState, SkeletonRows } from '../../../../ui/index.ts';
import { typesWithMaterial } from '../../../registry.ts';
import { Chosen } from './chosen.tsx';
import { ChooseRounds } from './choose-rounds.tsx';
import type { FromProps } from './from-props.ts';

const types = typesWithMaterial();

/** Rounds of the questions of a bank or an article. */
export function FromBank(props: FromProps) {
  const t = useText();
  const [bank, setBank] = useState<ContainerRow | null>(null);
  if (bank) {
    return (
      <Chosen row={bank} onOther={() => setBank(null)}>
        <OfBank {...props} container_id={bank.container_id} />
      </Chosen>
    );
  }
  return (
    <ContentFinder
      own={props.own}
      taken={[]}
      types={types}
      addLabel={t('making:from.choose')}
      onAdd={setBank}
    />
  );
}

function OfBank({ container_id, ...props }: FromProps & { readonly container_id: string }) {
  const material = useQueryCall(readMaterial, { container_id }, { onProblem: () => true });
  const { data, error } = material;
  const entries = useMemo(() => (data ? readQuestions(data.questions) : []), [data]);
  if (error) return <ErrorState error={error} onRetry={() => void material.refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  return <ChooseRounds {...props} entries={entries} of="question" />;
}
