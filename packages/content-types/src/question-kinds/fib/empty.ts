import type { FibDoc, Language } from '@takhti/domain';
import { emptyBase } from '../empty-base.ts';

/** A new, empty question: no blanks yet. */
export function emptyFib(language: Language): FibDoc {
  return {
    ...emptyBase(language),
    content_type: 'fill_in_the_blank',
    json_data: {
      schema_version: 2,
      incorrect_feedback: '',
      blank_answers_json: [],
      blank: '',
      unit: '',
      is_strict: false,
    },
  };
}
