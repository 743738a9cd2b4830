import { fieldChanges, type FieldChange, type Snapshot } from '@takhti/domain';

// What the product keeps for itself and nobody wrote.
const unseen: ReadonlySet<string> = new Set([
  'article_id',
  'creator_institution_id',
  'grade',
  'subject',
  'no_of_skills',
  'question_order',
  'is_accepted',
  'is_language_reviewed',
  'json_data.schema_version',
  // A game's document repeats what its container says.
  'json_data.title',
  'json_data.language',
  'json_data.is_show_questions_changed',
]);

const richFields = /^(question|option\d|feedback|json_data\.incorrect_feedback)$/;
const plainTexts = /^(title|metadata\d|json_data\.(description|marketing_\w+))$/;

/** How two versions of a field are best compared: word by word, or one value beside the other. */
export function kindOfField({ field, before, after }: FieldChange): 'rich' | 'text' | 'value' {
  if (typeof before !== 'string' && typeof after !== 'string') return 'value';
  if (richFields.test(field)) return 'rich';
  return plainTexts.test(field) ? 'text' : 'value';
}

/** The fields in which two versions differ, as far as people should read of them. */
export function shownChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  return fieldChanges(before, after).filter(({ field }) => !unseen.has(field));
}
