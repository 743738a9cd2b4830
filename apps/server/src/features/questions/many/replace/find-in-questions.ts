import type { findInQuestions as findCall, ReplyOf, RequestOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Session } from '../../../../http/session.ts';
import type { Work } from '../../../../platform/work/index.ts';
import { planReplacement } from './plan-replacement.ts';

/**
 * A page of what replacing words in the questions of a bank would change.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, request.too_heavy
 */
export async function findInQuestions(
  services: Pick<Services, 'db'>,
  work: Work,
  session: Session,
  { container_id, content_ids, page, ...replacement }: RequestOf<typeof findCall>,
): Promise<ReplyOf<typeof findCall>> {
  const from = (page - 1) * limits.page_size;
  const to = from + limits.page_size;
  const { changes, alike_places, seen } = await planReplacement(services, work, session, replacement, {
    container_id,
    content_ids,
    except: [],
    shown: { from, to },
  });
  return {
    records: changes.slice(from, to).map(({ content_id, language, position, places, fields, refusal }) => ({
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
