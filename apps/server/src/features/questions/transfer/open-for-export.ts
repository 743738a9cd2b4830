import { Problem } from '@takhti/contract';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../http/services.ts';
import type { Work } from '../../../platform/work/index.ts';
import { abilitiesOf, type LoadedContainer } from '../../containers/index.ts';
import { loadBank } from '../load-bank.ts';
import { giveInPieces, idsInPieces } from '../weight/questions-in-pieces.ts';
import type { ExportAsks, ExportJob } from './export-job.ts';
import { picturesOfExport } from './pictures-of-export.ts';

const worker = new URL('export.worker.ts', import.meta.url);

interface OpenBank {
  readonly bank: LoadedContainer;
  /** Does a job with all of its questions, in a process of its own. */
  readonly runJob: (work: Work, job: ExportJob) => Promise<unknown>;
}

/**
 * A bank that this person may export, in this format.
 * @throws Problem container.not_found, account.forbidden
 */
export async function openForExport(
  services: Pick<Services, 'db' | 'storage'>,
  session: Session,
  { container_id, format }: { readonly container_id: string; readonly format: ExportJob['format'] },
): Promise<OpenBank> {
  const { db } = services;
  const { bank, pieces } = await db.inReadTransaction(async (tx) => {
    const loaded = await loadBank(tx, session, container_id);
    // As a workbook only where the institution allows it (C-802).
    const isAllowed = format !== 'xlsx' || session.specs.is_excel_export !== 0;
    if (!isAllowed || !abilitiesOf(session, loaded).can_export) throw new Problem('account.forbidden');
    return { bank: loaded, pieces: await idsInPieces(tx, loaded) };
  });
  const next = giveInPieces(db, bank.institution_id, pieces);
  return {
    bank,
    runJob: (work, input) => {
      const pictures = picturesOfExport(services, work, bank.institution_id);
      const answer = (question: unknown): Promise<unknown> => {
        const asked = question as ExportAsks;
        return asked.kind === 'pictures' ? pictures(asked.addresses) : next();
      };
      return work.inWorker({ worker, input, answer });
    },
  };
}
