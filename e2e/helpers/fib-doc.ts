import type { FibDoc } from '@takhti/domain';

/** A question with one blank, unless it is said otherwise. */
export function fibDoc(overrides: Partial<FibDoc> = {}): FibDoc {
  return {
    content_type: 'fill_in_the_blank',
    question: '<p>The capital of France is <span class="FIB_____BLANK" data-blank="1"></span>.</p>',
    feedback: '<p>Paris lies on the Seine.</p>',
    difficulty: 2,
    metadata1: '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: 0,
    taxonomy: 'Remember',
    title: '',
    language: 'english',
    json_data: {
      schema_version: 2,
      incorrect_feedback: '<p>Look at the map.</p>',
      blank_answers_json: [{ blankNo: 1, blanks: ['Paris'] }],
      blank: '',
      unit: '',
      is_strict: false,
    },
    ...overrides,
  };
}
