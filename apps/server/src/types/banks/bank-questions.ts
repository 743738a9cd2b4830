import { kindOf, openQuestionDoc } from '@takhti/content-types/question-kinds';
import { isError, type Finding } from '@takhti/domain';
import { copyParts } from '../../features/provenance/index.ts';
import { touchContainer, type LoadedContainer } from '../../features/containers/index.ts';
import { copyUploads } from '../../features/media/index.ts';
import {
  copyQuestions,
  countTotals,
  listAllQuestions,
  listPerhapsIncomplete,
  replaceQuestions,
  uploadsOfQuestions,
} from '../../features/questions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { OwnQuestions } from '../own-questions.ts';

/** The questions of a bank: all that it holds. */
export const bankQuestions: OwnQuestions = {
  list: listAllQuestions,
  findErrors,
  copy: async (tx, clock, session, from, to, only) => {
    // Pictures are of the content that shows them: these live on when the other is deleted.
    const uploads = await copyUploads(tx, session, to.container_id, await uploadsOfQuestions(tx, from, only));
    const copies = await copyQuestions(tx, clock, session, from, to, uploads, only);
    await copyParts(tx, from, to.container_id, copies);
  },
  restore: async (tx, clock, session, container, wanted) => {
    const revisions = await replaceQuestions(tx, clock, session, container, wanted);
    await touchContainer(tx, container, await countTotals(tx, container));
    return revisions;
  },
};

async function findErrors(tx: Tx, container: LoadedContainer): Promise<Finding[]> {
  const questions = await listPerhapsIncomplete(tx, container);
  return questions.flatMap((question) =>
    kindOf(question)
      .findings(openQuestionDoc(question))
      .filter(isError)
      .map((finding) => ({ ...finding, path: ['questions', question.content_id, ...finding.path] })),
  );
}
