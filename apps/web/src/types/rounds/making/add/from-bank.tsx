import { readQuestions } from '@takhti/content-types/making';
import { readMaterial } from '@takhti/contract';
import { useMemo } from 'react';
import { useQueryCall } from '../../../../app/api/index.ts';
import { ErrorState, SkeletonRows } from '../../../../ui/index.ts';
import { typesWithMaterial } from '../../../registry.ts';
import { ChooseRounds } from './choose-rounds.tsx';
import { FromContent } from './from-content.tsx';
import type { FromProps } from './from-props.ts';

const types = typesWithMaterial();

/** Rounds of the questions of a bank or an article. */
export function FromBank(props: FromProps) {
  return (
    <FromContent own={props.own} types={types}>
      {(container_id) => <OfBank {...props} container_id={container_id} />}
    </FromContent>
  );
}

function OfBank({ container_id, ...props }: FromProps & { readonly container_id: string }) {
  const material = useQueryCall(readMaterial, { container_id }, { onProblem: () => true });
  const { data, error } = material;
  const { language } = props;
  const entries = useMemo(() => (data ? readQuestions(data.questions, language) : []), [data, language]);
  if (error) return <ErrorState error={error} onRetry={() => void material.refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  return <ChooseRounds {...props} entries={entries} of="question" />;
}
