import type { findInQuestions as findCall, ReplyOf, RequestOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Session } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { lookAtEditableBank } from '../../load-bank.ts';
import { planReplacement } from './plan-replacement.ts';

/**
 * A page of what replacing words in the questions of a bank would change.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found
 */
export async function findInQuestions(
  tx: Tx,
  session: Session,
  { container_id, content_ids, page, ...replacement }: RequestOf<typeof findCall>,
): Promise<ReplyOf<typeof findCall>> {
  const bank = await lookAtEditableBank(tx, session, container_id);
  const { changes, alike_places, seen } = await planReplacement(tx, bank, replacement, {
    content_ids,
    except: [],
  });
  const from = (page - 1) * limits.page_size;
  return {
    records: changes
      .slice(from, from + limits.page_size)
      .map(({ question: { content_id, language }, position, places, fields, refusal }) => ({
        content_id,
        language,
        position,
        places,
        fields: fields.map(({ part, pieces }) => ({ part, pieces: [...pieces] })),
        refusal,
      })),
    total: changes.length,
    places: changes.reduce((sum, { places }) => sum + places, 0),
    refused: changes.filter(({ refusal }) => refusal !== null).length,
    alike_places,
    seen,
  };
}
