import { QuestionDoc, type Container, type Question, type Snapshot } from '@takhti/domain';

const docFields = Object.keys(QuestionDoc.shape) as (keyof QuestionDoc)[];
const ownFields = [
  'skill_id',
  'article_id',
  'creator_institution_id',
  'is_language_reviewed',
  'is_accepted',
  'question_order',
] as const satisfies readonly (keyof Question)[];

type StoredQuestion = Pick<Question, keyof QuestionDoc | (typeof ownFields)[number]>;

/** What is kept of a question: all that it takes to put it back. */
export function questionSnapshot(question: StoredQuestion): Snapshot {
  return Object.fromEntries([...docFields, ...ownFields].map((field) => [field, question[field]]));
}

type StoredContainer = Pick<
  Container,
  'title' | 'language' | 'skill_id' | 'no_of_skills' | 'grade' | 'subject'
> & { readonly json_data: object };

/** What is kept of a container itself, beside its questions. */
export function containerSnapshot(container: StoredContainer): Snapshot {
  const { title, language, skill_id, no_of_skills, grade, subject, json_data } = container;
  return { title, language, skill_id, no_of_skills, grade, subject, json_data };
}
