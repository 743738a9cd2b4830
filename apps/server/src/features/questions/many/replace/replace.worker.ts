import { countInQuestion, replaceInQuestion } from '@takhti/content-types/question-kinds/replace';
import { hasErrors, type Question } from '@takhti/domain';
import { inPieces } from '../../../../platform/work/in-pieces.ts';
import { serveJobs, type Ask } from '../../../../platform/work/serve-jobs.ts';
import { cleanerFor, uploadsShown } from '../../cleaner.ts';
import { findingsOf, lookupOf } from '../../question-values.ts';
import type { FoundChange, Replaced, ReplaceAsks, ReplaceJob } from './replace-job.ts';

serveJobs(async (input, ask): Promise<Replaced> => {
  const { replacement, content_ids, shown } = input as ReplaceJob;
  const all = await askedQuestions(ask);
  const alike = { ...replacement, is_alike: true };
  const chosen = new Set(content_ids);
  // Nothing that is written brings a picture along: what a bank shows already are files of its institution.
  const clean = cleanerFor(new Set(uploadsShown(all)));
  let alike_places = 0;
  let found = 0;
  const changes: FoundChange[] = [];
  for (const question of all) {
    if (chosen.size > 0 && !chosen.has(question.content_id)) continue;
    const { doc, count, fields } = replaceInQuestion(question, replacement);
    if (!replacement.is_alike) alike_places += countInQuestion(question, alike) - count;
    if (count === 0) continue;
    const cleaned = clean(doc);
    const { content_id, version, language } = question;
    changes.push({
      content_id,
      version,
      language,
      places: count,
      fields: shown && found >= shown.from && found < shown.to ? fields : [],
      doc: shown ? null : cleaned,
      lookup: lookupOf(cleaned),
      isValid: !hasErrors(findingsOf(cleaned)),
    });
    found += 1;
  }
  for (const some of inPieces(changes, weightOf)) await asks(ask, { kind: 'found', changes: some });
  return { alike_places };
});

async function askedQuestions(ask: Ask): Promise<Question[]> {
  const questions: Question[] = [];
  for (;;) {
    const some = (await asks(ask, { kind: 'questions' })) as readonly Question[];
    if (some.length === 0) return questions;
    questions.push(...some);
  }
}

// Sends the search values of a question, and all of it if it is to be written.
const weightOf = ({ doc, lookup, fields }: FoundChange): number =>
  lookup.search_text.length + (doc || fields.length > 0 ? JSON.stringify([doc, fields]).length : 0);

const asks = (ask: Ask, question: ReplaceAsks): Promise<unknown> => ask(question);
