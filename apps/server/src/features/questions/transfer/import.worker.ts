import { checkImport } from '@takhti/content-types/question-kinds/transfer';
import { readRows } from '../../../platform/spreadsheet/read-rows.ts';
import { readWhole } from '../../../platform/temporary/temporary-files.ts';
import { serveJobs } from '../../../platform/work/serve-jobs.ts';
import { cleanerFor, uploadsShown } from '../cleaner.ts';
import { tracesOf } from '../question-values.ts';
import { cleanFile } from './check-file.ts';
import type { ImportAsks, ImportJob, ImportVerdict } from './import-job.ts';

// Few enough that taking them over holds nobody up, however long their texts are.
const handed = 25;

serveJobs(async (input, ask): Promise<ImportVerdict> => {
  const { path, kind, language } = input as ImportJob;
  const put = (question: ImportAsks): Promise<unknown> => ask(question);
  const rows = await readRows(await readWhole(path));
  if (rows === null) return { kind: 'unreadable' };
  const steps = checkImport(rows, { kind, language });
  let step = steps.next();
  while (!step.done) {
    await put({ kind: 'progress', progress: { phase: 'checking', ...step.value } });
    step = steps.next();
  }
  if (!step.value.ok) return { kind: 'read', findings: step.value.findings };
  const upload_ids = uploadsShown(step.value.questions.map(({ doc }) => doc));
  const own = (await put({ kind: 'own', upload_ids })) as readonly string[];
  const { questions, findings } = cleanFile(step.value.questions, cleanerFor(new Set(own)));
  if (findings.length > 0) return { kind: 'read', findings };
  for (let from = 0; from < questions.length; from += handed) {
    const some = questions.slice(from, from + handed).map(({ row, question, doc, fingerprint }) => ({
      row,
      question,
      doc,
      traces: tracesOf(doc, fingerprint),
    }));
    await put({ kind: 'take', questions: some });
  }
  return { kind: 'read', findings: [] };
});
