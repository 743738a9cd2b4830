import { publishedIn } from '@takhti/content-types/question-kinds';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listAllQuestions } from '../../features/questions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { PublishedParts } from '../server-type.ts';
import { practiceOf } from './practice.ts';

/** A bank with all its questions. */
export async function publishBank(tx: Tx, container: LoadedContainer): Promise<PublishedParts> {
  const questions = (await listAllQuestions(tx, container)).map((each) =>
    publishedIn(each, container.language),
  );
  const practice = practiceOf(container, questions);
  if (!practice) throw new Error('a bank without questions has errors, and is not published');
  return { doc: practice.doc, questions };
}
