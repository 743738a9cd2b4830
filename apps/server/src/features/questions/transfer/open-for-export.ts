import { Problem } from '@takhti/contract';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../http/services.ts';
import type { Work } from '../../../platform/work/index.ts';
import { abilitiesOf, type LoadedContainer } from '../../containers/index.ts';
import type { QuestionKind } from '@takhti/domain';
import { kindOfFile, kindsOfBank, loadBank } from '../load-bank.ts';
import { listWeights } from '../questions.queries.ts';
import { giveInPieces, idsInPieces } from '../weight/questions-in-pieces.ts';
import type { ExportAsks, ExportJob } from './export-job.ts';
import { picturesOfExport } from './pictures-of-export.ts';

const worker = new URL('export.worker.ts', import.meta.url);

interface OpenBank {
  readonly bank: LoadedContainer;
  /** Of the questions that are exported; others are left out. */
  readonly kind: QuestionKind;
  /** The places that the wanted questions have in the bank, from 1; null for all of them. */
  readonly places: readonly number[] | null;
  /** Does a job with them, in a process of its own. */
  readonly runJob: (work: Work, job: ExportJob) => Promise<unknown>;
}

/** The export: some questions of a bank, or all if none are named. */
export interface Wanted {
  readonly container_id: string;
  readonly content_ids?: readonly string[];
  /** The kind to export, if the bank has several. */
  readonly question_kind?: QuestionKind | undefined;
  readonly format: ExportJob['format'];
}

/**
 * A bank that this person may export, in this format.
 * @throws Problem container.not_found, account.forbidden, questions.not_found for one that is not in the bank
 */
export async function openForExport(
  services: Pick<Services, 'db' | 'storage'>,
  session: Session,
  { container_id, content_ids = [], question_kind, format }: Wanted,
): Promise<OpenBank> {
  const { db } = services;
  const { bank, kind, places, pieces } = await db.inReadTransaction(async (tx) => {
    const loaded = await loadBank(tx, session, container_id);
    // As a workbook only where the institution allows it (C-802).
    const isAllowed = format !== 'xlsx' || session.specs.is_excel_export !== 0;
    if (!isAllowed || !abilitiesOf(session, loaded).can_export) throw new Problem('account.forbidden');
    const kindOf = kindOfFile(loaded, question_kind);
    const opened = { bank: loaded, kind: kindOf };
    const isOnlyKind = kindsOfBank(loaded).length === 1;
    if (content_ids.length === 0 && isOnlyKind)
      return { ...opened, places: null, pieces: await idsInPieces(tx, loaded) };
    const wanted = new Set(content_ids);
    const own = (await listWeights(tx, loaded)).map((each, at) => ({ ...each, place: at + 1 }));
    const named = own.filter(({ content_id }) => wanted.size === 0 || wanted.has(content_id));
    if (named.length < wanted.size) throw new Problem('questions.not_found');
    const chosen = named.filter(({ content_type }) => content_type === kindOf);
    return {
      ...opened,
      places: chosen.map(({ place }) => place),
      pieces: await idsInPieces(
        tx,
        loaded,
        chosen.map((each) => each.content_id),
      ),
    };
  });
  const next = giveInPieces(db, bank.institution_id, pieces);
  return {
    bank,
    kind,
    places,
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
