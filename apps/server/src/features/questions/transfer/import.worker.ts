import { settle, verdictOf } from '@takhti/content-types/question-kinds/transfer';
import { readWhole } from '../../../platform/temporary/temporary-files.ts';
import { serveJobs } from '../../../platform/work/serve-jobs.ts';
import { cleanerFor, uploadsShown } from '../cleaner.ts';
import { lookupOf } from '../question-values.ts';
import { nameBrought } from './brought-pictures.ts';
import type { ImportAsks, ImportJob, ImportVerdict } from './import-job.ts';
import { readQuestionsFile } from './read-questions-file.ts';
import { makeQuestionViewer } from './seen-question.ts';

// Few enough that taking them over holds nobody up, however long their texts are.
const handed = 25;

serveJobs(async (input, ask): Promise<ImportVerdict> => {
  const { path, file_name, take, repair, purpose, ...defaults } = input as ImportJob;
  const put = (question: ImportAsks): Promise<unknown> => ask(question);
  const read = await readQuestionsFile(await readWhole(path), file_name, defaults, (progress) =>
    put({ kind: 'progress', progress }),
  );
  if (read === null) return { kind: 'unreadable' };
  if (read.candidates.length === 0) return { kind: 'read', findings: read.findings };
  const upload_ids = uploadsShown(read.candidates.flatMap(({ doc }) => doc ?? []));
  const own = (await put({ kind: 'own', upload_ids })) as readonly string[];
  const { file, brought } = nameBrought(read);
  const choice = { ...(take && { take: new Set(take) }), repair: new Set(repair) };
  const settled = settle(file.candidates, choice, cleanerFor(new Set([...own, ...brought.keys()])));
  if (purpose === 'preview') {
    const seenOf = makeQuestionViewer();
    for (let from = 0; from < settled.length; from += handed)
      await put({ kind: 'see', questions: settled.slice(from, from + handed).map((each) => seenOf(each)) });
    return { kind: 'read', findings: file.findings };
  }
  const verdict = verdictOf({ findings: file.findings, candidates: settled });
  if (!verdict.ok) return { kind: 'read', findings: verdict.findings };
  for (let from = 0; from < settled.length; from += handed) {
    const questions = settled
      .slice(from, from + handed)
      .flatMap(({ doc, place, canonicalText, madeBy }) =>
        doc && canonicalText !== null
          ? [{ place, doc, lookup: lookupOf(doc, canonicalText), ...(madeBy && { madeBy }) }]
          : [],
      );
    await put({ kind: 'take', questions });
  }
  for (const id of uploadsShown(settled.flatMap(({ doc }) => doc ?? []))) {
    const picture = brought.get(id);
    if (picture) await put({ kind: 'picture', picture });
  }
  return { kind: 'read', findings: [] };
});
