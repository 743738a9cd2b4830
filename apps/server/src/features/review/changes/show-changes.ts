import { mapPictures, uploadOf } from '@takhti/content-types/kit';
import type { ContentChange } from '@takhti/contract';
import { LanguageSchema, type Question, type Revision } from '@takhti/domain';
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
  return signedTree(tx, session, changes);
}

/**
 * A tree of JSON with the address of every picture and sound in it signed: of uploads of the institution alone, as a title can
 * be the address of another's. What is an address as a whole is signed, and pictures in rich text.
 */
export async function signedTree<Tree>(
  tx: Tx,
  { files, institution_id }: Pick<Session, 'files' | 'institution_id'>,
  tree: Tree,
): Promise<Tree> {
  const text = JSON.stringify(tree);
  const own = new Set(await listUploadIds(tx, institution_id, uploadsIn(text)));
  // What is stored has no signature: an address with more behind it is a person's words.
  const sign = (words: string): string => {
    const upload_id = uploadOf(words);
    return own.has(upload_id) && words === `/files/${upload_id}` ? files.sign(upload_id) : words;
  };
  return JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' ? sign(mapPictures(value, sign)) : value,
  ) as Tree;
}
