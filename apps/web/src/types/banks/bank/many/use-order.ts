import { orderQuestion } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useCall } from '../../../../app/api/index.ts';
import { isNarrowed, type BankQuery } from '../bank-query.ts';

/** Puts a question of a bank at another place, counted from 0; undefined where the list is not in the bank's order or not whole. */
export function useOrder(
  item: OpenedContainer,
  query: BankQuery,
): ((content_id: string, to: number) => void) | undefined {
  const { container_id } = item;
  const { run } = useCall(orderQuestion);
  if (query.sort !== 'order' || isNarrowed(query)) return undefined;
  return (content_id, to) => void run({ container_id, content_id, to: to + 1 });
}
