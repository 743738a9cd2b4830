import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { LoadedContainer } from '../../containers/index.ts';
import { selectBytes, type BankKey } from '../questions.queries.ts';

// So many questions of at most this size always fit into a bank: small additions need no counting.
const few = limits.import.max_questions;
const small = limits.bank.bytes / few;

type Bank = BankKey & Pick<LoadedContainer, 'total_questions'>;

/**
 * Refuses what makes a bank heavier than one may be, after it was written and before it is kept: previews and launches send a bank whole.
 * @param docs what was written
 * @throws Problem questions.bank_full
 */
export async function requireRoomInBank(tx: Tx, bank: Bank, docs: readonly object[]): Promise<void> {
  if (!isMore(docs, small) && bank.total_questions < few) return;
  if ((await selectBytes(tx, bank)) > limits.bank.bytes) throw new Problem('questions.bank_full');
}

// Asked of no more of them than it takes to know: they may be all of a bank.
function isMore(docs: readonly object[], bytes: number): boolean {
  let sum = 0;
  return docs.some((doc) => (sum += Buffer.byteLength(JSON.stringify(doc))) > bytes);
}
