import type { ContentChange } from '@takhti/contract';
import { LanguageSchema, type Question, type Revision } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { uploadsIn } from '../../../platform/rich-text.ts';
import { revisionsKnownTo, type LoadedContainer } from '../../containers/index.ts';
import { listUploadIds } from '../../media/index.ts';
import { listPositions, listQuestionsByIds } from '../../questions/index.ts';

/** How people recognise a question: its position now, its text, its language. */
export type QuestionLabel = Pick<ContentChange, 'position' | 'stem' | 'language'>;

/** Looks up labels of questions of a bank; deleted ones have none. */
export async function questionLabels(
  tx: Tx,
  container: LoadedContainer,
  questions: readonly Question[],
): Promise<(content_id: string | null) => QuestionLabel | undefined> {
  const ids = questions.map(({ content_id }) => content_id);
  const positions = await listPositions(tx, container, ids);
  const known = new Map(
    questions.map(({ content_id, question, language }) => {
      const position = positions.get(content_id) ?? null;
      return [content_id, { position, stem: question, language }];
    }),
  );
  return (content_id) => (content_id === null ? undefined : known.get(content_id));
}

/** The questions that some changes are about; deleted ones are left out. */
export async function changedQuestions(
  tx: Tx,
  { institution_id }: LoadedContainer,
  changes: readonly { readonly content_id: string | null }[],
): Promise<Question[]> {
  const ids = changes.flatMap(({ content_id }) => content_id ?? []);
  return listQuestionsByIds(tx, institution_id, [...new Set(ids)]);
}

/** Changes as they go to a person: without what is kept back from them, with the questions' words, and the addresses of pictures signed. */
export async function toContentChanges(
  tx: Tx,
  files: Services['files'],
  session: Session,
  container: LoadedContainer,
  revisions: readonly Revision[],
): Promise<ContentChange[]> {
  const questions = await changedQuestions(tx, container, revisions);
  const labelOfQuestion = await questionLabels(tx, container, questions);
  const changes = revisionsKnownTo(session, container, revisions).map(({ content_id, before, after }) => {
    const kept = after ?? before ?? {};
    const language = LanguageSchema.safeParse(kept['language']);
    const words = labelOfQuestion(content_id) ?? {
      position: null,
      stem: typeof kept['question'] === 'string' ? kept['question'] : '',
      language: language.success ? language.data : container.language,
    };
    return { content_id, before, after, ...words };
  });
  return signedTree(tx, files, container.institution_id, changes);
}

/**
 * A tree of JSON with the address of every picture and sound in it signed: of uploads of the institution alone, as a title can
 * look like the address of another's.
 */
export async function signedTree<Tree>(
  tx: Tx,
  files: Services['files'],
  institution_id: number,
  tree: Tree,
): Promise<Tree> {
  const text = JSON.stringify(tree);
  const own = new Set(await listUploadIds(tx, institution_id, uploadsIn(text)));
  return JSON.parse(files.signAll(text, (upload_id) => own.has(upload_id))) as Tree;
}
