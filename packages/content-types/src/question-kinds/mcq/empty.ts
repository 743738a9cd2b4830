import type { Language, McqDoc } from '@takhti/domain';
import { emptyBase } from '../empty-base.ts';

/** A new, empty question: nothing marked as correct. */
export function emptyMcq(language: Language): McqDoc {
  return {
    ...emptyBase(language),
    content_type: 'mcq',
    option1: '',
    option2: '',
    option3: '',
    option4: '',
    correct1: 'N',
    correct2: 'N',
    correct3: 'N',
    correct4: 'N',
    json_data: { schema_version: 1, incorrect_feedback: '', more_options: [] },
  };
}
