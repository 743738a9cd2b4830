/** The switches of an assessment: the field, and the name of its texts (C-338, C-339, C-340, C-342). */
export const switches = [
  { field: 'is_question_randomization', name: 'draw' },
  { field: 'is_question_skill_randomization', name: 'shuffle' },
  { field: 'is_option_randomization', name: 'shuffle_options' },
  { field: 'is_feedback_hidden', name: 'hide_feedback' },
] as const;
