import {
  questionFieldsOf,
  type Container,
  type Question,
  type QuestionDoc,
  type Snapshot,
} from '@takhti/domain';

const ownFields = [
  'content_type',
  'skill_id',
  'article_id',
  'creator_institution_id',
  'is_language_reviewed',
  'is_accepted',
  'question_order',
] as const satisfies readonly (keyof Question)[];

type StoredQuestion = QuestionDoc & Pick<Question, (typeof ownFields)[number]>;

/** The snapshot of a question: all that is needed to restore it. */
export function questionSnapshot(question: StoredQuestion): Snapshot {
  const values: Snapshot = { ...question };
  const fields = [...questionFieldsOf(question.content_type), ...ownFields];
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

type StoredContainer = Pick<
  Container,
  'title' | 'language' | 'skill_id' | 'no_of_skills' | 'grade' | 'subject'
> & { readonly json_data: object };

/** The snapshot of a container itself, without its questions. */
export function containerSnapshot(container: StoredContainer): Snapshot {
  const { title, language, skill_id, no_of_skills, grade, subject, json_data } = container;
  return { title, language, skill_id, no_of_skills, grade, subject, json_data };
}
