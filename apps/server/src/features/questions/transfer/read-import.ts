import { Problem, type ImportFinding } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Db } from '../../../platform/db/index.ts';
import type { FileWork, Report } from '../../../http/route.ts';
import { claimUploads } from '../../media/index.ts';
import type { ImportAsks, ImportJob, ImportVerdict, ReadQuestion, SeenQuestion } from './import-job.ts';
import { keepAside, type KeptPicture } from './keep-aside.ts';

const worker = new URL('import.worker.ts', import.meta.url);

interface ReadImport {
  /** To be added, where it was an import and nothing is wrong. */
  readonly questions: readonly ReadQuestion[];
  /** To be looked at, where it was a preview. */
  readonly seen: readonly SeenQuestion[];
  readonly findings: readonly ImportFinding[];
  /** Those of the questions, to be stored before them. */
  readonly pictures: readonly KeptPicture[];
}

/**
 * The questions of an import file, read, checked and cleaned in a process of its own.
 * @throws Problem request.too_heavy, questions.import_unreadable
 */
export async function readImport(
  { db, work, temporary, report }: { readonly db: Db; readonly report: Report } & FileWork,
  institution_id: number,
  input: ImportJob,
): Promise<ReadImport> {
  const questions: ReadQuestion[] = [];
  const seen: SeenQuestion[] = [];
  const pictures: KeptPicture[] = [];
  const answer = async (question: unknown): Promise<unknown> => {
    const asked = question as ImportAsks;
    switch (asked.kind) {
      case 'progress':
        return report(asked.progress);
      case 'own':
        return db.inTransaction((tx) => claimUploads(tx, institution_id, asked.upload_ids));
      case 'take':
        questions.push(...asked.questions);
        return null;
      case 'picture':
        pictures.push(await keepAside(temporary, asked.picture));
        return null;
      case 'see':
        seen.push(...asked.questions);
        return null;
      default:
        return asked satisfies never;
    }
  };
  report({ phase: 'reading', done: 0, total: 0 });
  const verdict = (await work.inWorker({ worker, input, answer })) as ImportVerdict;
  if (verdict.kind === 'unreadable') throw new Problem('questions.import_unreadable');
  return { questions, seen, findings: verdict.findings, pictures };
}

/** The refusal of an import for what is wrong with the file: the first findings, and how many there are. */
export function refusal(findings: readonly ImportFinding[]): Problem {
  const last = findings.at(-1);
  const isShortened = last?.key === 'import.more';
  const total = isShortened ? findings.length - 1 + Number(last.values['count']) : findings.length;
  return new Problem('questions.import_refused', {
    findings: findings.slice(0, limits.reported_findings.max),
    total,
  });
}
