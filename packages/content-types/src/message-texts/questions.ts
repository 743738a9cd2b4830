/** Messages about questions and what holds them: banks, articles, assessments. */
export const questions = {
  'document.invalid': 'This content cannot be read: {{detail}}',
  'document.title_required': 'Title is mandatory',

  'article.text_required': 'Write the text that learners read',
  'article.text_long': 'The text is too long by {{count, number}} characters',
  'article.video_unknown':
    'Give the link to a YouTube or Vimeo video, or to a video file (mp4, webm), beginning with http or https',

  'generated.known': 'This content already has it',
  'generated.repeated': 'It is the same as another proposal',
  'generated.other_script': 'Most of it is not in the language you asked for',
  'generated.foreign_letters': 'Letters that do not belong to this language: {{letters}}',
  // For proposals from before reading was measured by grade.
  'generated.long_sentence':
    'A sentence has {{count, number}} words: more than {{max, number}} are hard to read',
  'generated.empty': 'Some text is missing',
  'generated.refers_to_others': 'It refers to the other options: learners who know two of them can guess it',

  'reading.long_sentence':
    'One sentence has {{count, number}} words, which suits grade {{level, number}}. These learners read up to {{max, number}} words with ease: {{sentence}}',
  'reading.long_words':
    'One sentence has many long words, with {{count, number}} syllables each on average, which suits grade {{level, number}}. These learners read up to {{max, number}} with ease: {{sentence}}',

  'mcq.bank_empty': 'Add at least one question before submitting',
  'question.text_required': 'Question is mandatory',
  'question.picture_unnamed': 'Describe the picture, for learners who cannot see it',
  'question.text_repeated':
    'Question {{number, number}} asks in the same words as question {{other, number}}',
  'question.other_language': 'This does not look like the language of this content',
  'question.incorrect_feedback_missing': 'Feedback for wrong answers is empty',
  'question.version_empty': 'Not translated yet in {{language}}: learners get the original',
  'question.version_missing': 'Missing in {{language}}: learners get the original',
  'question.version_outdated':
    'The original has changed since the {{language}} version was written: learners get the original',
  'question.version_of_own_language':
    'This question already has a version in this language: choose another one',

  'mcq.option_required': 'Option {{option, number}} is mandatory',
  'mcq.option_duplicate': 'Option {{option, number}} is the same as option {{other, number}}',
  'mcq.option_similar':
    'Option {{option, number}} differs from option {{other, number}} only by case or formatting',
  'mcq.option_longest':
    'Option {{option, number}} is right and much longer than the others: learners can guess it by its length',
  'mcq.option_all':
    'Option {{option, number}} refers to the other options: learners who know two of them can guess it',
  'mcq.option_gap': 'Option {{option, number}} is empty although a later option is filled in',
  'mcq.correct_required': 'Mark at least one option that is not empty as correct',
  'mcq.feedback_missing': 'Feedback is empty: learners see nothing after a correct answer',

  'fib.blank_required':
    'Mark at least one blank in the text: put the cursor where it belongs and press Blank',
  'fib.blanks_max': 'A question has at most {{max, number}} blanks',
  'fib.answer_required': 'Blank {{blank, number}} needs at least one answer',
  'fib.answer_repeated': 'Blank {{blank, number}} accepts the same answer twice',
  'fib.feedback_required': 'Feedback is mandatory',

  'assessment.skills_required': 'Choose at least one skill',
  'assessment.skill_duplicate': 'This skill is already in the assessment',
  'assessment.skill_without_questions': 'This skill has no questions to draw from',
  'assessment.show_questions_required': 'Show at least one question',
  'assessment.show_questions_too_many': 'Only {{total, number}} questions can be shown',
  'assessment.pool_too_heavy':
    'The questions to draw from hold {{weight, number}} MB of text, and an assessment takes {{max, number}} MB: remove a skill, or filter what is drawn',
  'assessment.shows_too_much':
    'The questions that one learner gets can hold {{weight, number}} MB of text, and {{max, number}} MB is the most: show fewer, or shorten them',
  'assessment.show_questions_limit': 'An assessment can show at most {{max, number}} questions',
  'assessment.skill_shows_nothing': 'No question of this skill is shown',
  'assessment.max_attempts_invalid': 'Choose 1 to {{max, number}} attempts, or 0 for no limit',
  'assessment.timer_invalid': 'Test duration must be more than 0 seconds and below 24 hours, or off',
  'assessment.weightage_sum': 'Weightages must add up to 100; they add up to {{sum, number}}',
  'assessment.weightage_missing': 'This skill has no weightage: its questions do not count',
  'assessment.year_required': 'Choose the year of the exam',
  'assessment.province_required': 'Choose the province of the exam',
  'assessment.filter_empty': 'Give this filter a value, or remove it',
} as const;
