import type { LossyFormat } from '@takhti/contract';
import type { FileWork } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Losses } from './export-job.ts';
import { madeByModels } from './made-by-models.ts';
import { openForExport, type Wanted } from './open-for-export.ts';

/**
 * What a format cannot carry of a bank, question by question: nothing is dropped in silence. It takes as long as the export
 * itself, and is worked on in the same place.
 * @throws Problem container.not_found, account.forbidden, request.too_heavy
 */
export async function reportExport(
  services: Pick<Services, 'db' | 'storage'>,
  { work }: Pick<FileWork, 'work'>,
  session: Session,
  input: Wanted & { readonly format: LossyFormat },
): Promise<Losses> {
  const { bank, places, runJob } = await openForExport(services, session, input);
  const { made } = await madeByModels(services, bank, places);
  return (await runJob(work, { purpose: 'losses', format: input.format, made })) as Losses;
}
