import type { FieldPath } from '../../../features/editor/index.ts';
import type { RoundPart } from '../editor/addresses.ts';

/** What is asked of every round, regardless of its template; all the rest is the template's own. */
export const headFields = [
  'template_type',
  'questionId',
  'question',
  'qContent',
  'hint',
  'instruction',
  'help',
  'challenge',
  'preview_challenge',
  'hint_video',
  'preview_hint_video',
  'wordToHighlight',
  'CorrectFeedback',
  'IncorrectFeedback',
] as const;

const inHead: ReadonlySet<string> = new Set(headFields);

/** Which part of a round a field is in, by its path in the whole game. */
export function partOf([, , field]: FieldPath): RoundPart {
  return field === undefined || inHead.has(String(field)) ? 'questionType' : 'cardEdit';
}
