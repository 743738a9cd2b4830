import { fieldChanges, type FieldChange, type Snapshot } from '@takhti/domain';
import type { FieldWords } from '../../editor/index.ts';

// Internal fields, which are not written by hand.
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

// How the language versions of a question know what their original has changed since.
const basedOn = /^json_data\.in_languages\.\w+\.based_on(\.|$)/;

// The fields of containers themselves.
const plainTexts = /^(title|json_data\.(description|marketing_\w+))$/;

/** How two versions of a field are compared: word by word, with or without its marks, or one value beside the other. */
type Comparison = 'rich' | 'text' | 'value';

/** The fields of a document in words, and how they are compared, where that is not known of all documents. */
export interface ComparedWords extends FieldWords {
  readonly comparedAs?: (field: string) => Comparison | undefined;
}

/** How the two versions of a changed field are compared. */
export function comparisonOf(
  { field, before, after }: FieldChange,
  { comparedAs }: Pick<ComparedWords, 'comparedAs'>,
): Comparison {
  if (typeof before !== 'string' && typeof after !== 'string') return 'value';
  return comparedAs?.(field) ?? (plainTexts.test(field) ? 'text' : 'value');
}

/** The fields in which two versions differ, as far as people should read of them. */
export function shownChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  return fieldChanges(before, after).filter(({ field }) => !unseen.has(field) && !basedOn.test(field));
}
