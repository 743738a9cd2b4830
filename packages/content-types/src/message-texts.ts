/**
 * Every message that a finding of ours can carry, in English, on the server and on the screen; the other languages have theirs
 * in the studio's `editor.json`. A file of its own, so that only who reads English loads it. `{{values}}` stand as i18next takes
 * them; texts under `import` that the specification gives are exact (section 5).
 */
export const messages = {
  'document.invalid': 'This content cannot be read: {{detail}}',
  'document.title_required': 'Title is mandatory',

  'article.text_required': 'Write the text that learners read',
  'article.text_long': 'The text is too long by {{count, number}} characters',
  'article.video_unknown':
    'Give the link to a YouTube or Vimeo video, or to a video file (mp4, webm), beginning with http or https',

  'mcq.bank_empty': 'Add at least one question before submitting',
  'question.text_required': 'Question is mandatory',
  'question.incorrect_feedback_missing': 'Feedback for wrong answers is empty',

  'mcq.option_required': 'Option {{option, number}} is mandatory',
  'mcq.option_duplicate': 'Option {{option, number}} is the same as option {{other, number}}',
  'mcq.option_similar':
    'Option {{option, number}} differs from option {{other, number}} only by case or formatting',
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
  'assessment.show_questions_limit': 'An assessment can show at most {{max, number}} questions',
  'assessment.skill_shows_nothing': 'No question of this skill is shown',
  'assessment.max_attempts_invalid': 'Choose 1 to {{max, number}} attempts, or 0 for no limit',
  'assessment.timer_invalid': 'Test duration must be more than 0 seconds and below 24 hours, or off',
  'assessment.weightage_sum': 'Weightages must add up to 100; they add up to {{sum, number}}',
  'assessment.weightage_missing': 'This skill has no weightage: its questions count for nothing',
  'assessment.year_required': 'Choose the year of the exam',
  'assessment.province_required': 'Choose the province of the exam',
  'assessment.filter_empty': 'Give this filter a value, or remove it',

  'game.rounds_required': 'Add at least one round before submitting',
  'game.template_not_allowed': 'This game has no rounds of this kind',
  'game.question_repeated': 'Two rounds have the number {{number, number}}',
  'game.question_required': 'Give this round a question, a picture or a sound',
  'game.hint_required': 'Hint is mandatory',
  'game.hint_video_required': 'Give the link to the hint video (http or https), or turn the hint video off',
  'game.address_web': 'Give a whole address that begins with https:// or http://',
  'game.challenge_required': 'Write the introduction, or turn it off',
  'game.text_required': 'Text is mandatory',
  'game.image_required': 'Image is mandatory',
  'game.audio_required': 'Audio is mandatory',
  'game.image_alt_missing': 'Say in words what the picture shows, for learners who cannot see it',
  'game.text_long': 'Longer than {{max, number}} characters: learners may have to scroll',
  'game.kind_not_allowed': 'Cards of this kind are not used here',
  'game.cards_min': 'At least {{min, number}} cards are needed; there are {{count, number}}',
  'game.cards_max': 'At most {{max, number}} cards are allowed',
  'game.cards_many': 'With more than {{rec, number}} cards, each gets small on a phone',
  'game.card_duplicate': 'Card {{card, number}} is the same as card {{other, number}}',
  'game.pair_incomplete': 'Every card needs one match',
  'game.bins_required': 'Add at least one bin',
  'game.bins_min': 'At least {{min, number}} bins are needed',
  'game.bins_max': 'At most {{max, number}} bins are allowed',
  'game.bin_name_required': 'Give this bin a name',
  'game.bin_empty': 'No card belongs in this bin',
  'game.card_bin_required': 'Choose the bin of this card',
  'game.correct_required': 'Mark at least one option as correct',
  'game.correct_single': 'Only one option can be correct here',
  'game.answer_required': 'Answer is mandatory',
  'game.answer_number': 'The answer must be a number',
  'game.unit_required': 'Unit is mandatory',
  'game.unit_long': 'A unit has at most {{max, number}} characters',
  'game.table_title_required': 'The title of the table is mandatory',
  'game.columns_min': 'Name at least {{min, number}} columns',
  'game.rows_required': 'Add at least one row',
  'game.rows_max': 'At most {{max, number}} rows are allowed',
  'game.blank_required': 'Choose the one cell that learners fill in',
  'game.statement_required': 'Statement is mandatory',
  'game.statement_letters': 'The statement has no letter of this language to put in code',
  'game.key_invalid': 'The key must be a number from 1 to {{max, number}}, or the alphabet in another order',
  'game.code_mismatch': 'The coded text does not lead back to the statement with this key',

  'generic.description_long':
    'A description has at most {{max, number}} characters; there are {{count, number}}',

  'gathering.not_found': 'This content is not there any more, or you may not see it. Take it out',
  'gathering.in_itself': 'A plan cannot be part of itself, not even by way of another plan. Take this out',
  'gathering.unpublished': '“{{title}}” is not published yet. It has to be published before this is',
  'gathering.withdrawn': '“{{title}}” was withdrawn, and learners cannot open it. Choose something else',
  'gathering.deleted': '“{{title}}” was deleted. Choose something else',
  'gathering.closed':
    'The questions of “{{title}}” are kept for assessments, so learners cannot open it here. Choose something else',

  'plan.topics_required': 'Add a topic',
  'plan.topics_max': 'A plan has at most {{max, number}} topics; there are {{count, number}}',
  'plan.lessons_max': 'A plan has at most {{max, number}} lessons; there are {{count, number}}',
  'plan.items_max': 'A plan holds at most {{max, number}} contents; there are {{count, number}}',
  'plan.items_required': 'Add content to a lesson, so that there is something to open',
  'plan.topic_title': 'Give the topic a title',
  'plan.topic_empty': 'Add a lesson to this topic, or delete the topic',
  'plan.lesson_title': 'Give the lesson a title',
  'plan.lesson_empty': 'This lesson has no content yet',
  'plan.title_long': 'A title has at most {{max, number}} characters; this one has {{count, number}}',
  'plan.minutes': 'A lesson takes 1 to {{max, number}} minutes. Leave it empty if you do not know',
  'plan.material_long':
    'What is needed is told in at most {{max, number}} characters; there are {{count, number}}',
  'plan.item_twice': '“{{title}}” is in this lesson twice',

  'files.file_required': 'Add the file that learners open',
  'files.files_many': 'There can be at most {{max, number}} files; there are {{count, number}}',
  'files.wrong_file': 'Files of this kind have no place here: take the file out, and add another one',
  'files.alt_missing': 'Say what the picture shows, for learners who cannot see it',

  'video.video_required': 'Add a video file, or give the link to a video',
  'video.link_protocol': 'The link to a video begins with https:// or http://',
  'video.link_unknown':
    'Only videos of YouTube and Vimeo, and video files (mp4, webm), can be shown by their link: copy such a link',
  'video.embed_invalid':
    'This is not one whole tag to embed a video: copy it again, from <iframe to </iframe>, with nothing before or after it',
  'video.two_sources': 'There are a file and a link: learners watch the file',
  'video.captions_twice': 'There are captions in this language already',

  'link.link_required': 'Write the address that the link opens',
  'link.link_protocol': 'An address begins with https:// or http://',
  'link.link_invalid': 'This is not the address of a web page. Copy it from the address bar of your browser',
  'link.link_credentials': 'Take the name and password out of the address: every learner could read them',
  'link.link_long': 'An address has at most {{max, number}} characters; there are {{count, number}}',

  'import.too_few': 'There should be at least 2 questions in the CSV',
  'import.too_many': 'A file can hold at most {{max, number}} questions',
  'import.heading_missing': 'Column {{heading}} is missing',
  'import.heading_unknown': 'Column {{heading}} is not known',
  'import.heading_repeated': 'Column {{heading}} is there more than once',
  'import.heading_empty': 'Column {{column, number}} has no heading',
  'import.question_missing': 'Question {{question, number}} is missing',
  'import.correct_feedback_missing': 'CorrectFeedback from Question {{question, number}} is missing',
  'import.incorrect_feedback_missing': 'IncorrectFeedback from Question {{question, number}} is missing',
  'import.option_missing': 'Option {{option, number}} from Question {{question, number}} is missing',
  'import.correct_missing': 'Correct {{option, number}} from Question {{question, number}} is missing',
  'import.correct_invalid':
    'Correct {{option, number}} from Question {{question, number}} must be either Y or N',
  'import.correct_multiple': 'Multiple correct answers found in question {{question, number}}',
  'import.correct_none': 'No correct answer found in question {{question, number}}',
  'import.option_duplicate':
    'Option {{option, number}} from Question {{question, number}} is the same as Option {{other, number}}',
  'import.too_many_options': 'Question {{question, number}} has more than {{max, number}} options',
  'import.blank_missing': 'Question {{question, number}} has no blank: write ____ where learners fill in',
  'import.answer_missing': 'Blank{{blank}} from Question {{question, number}} is missing',
  'import.blank_unknown': 'Question {{question, number}} has no blank {{blank, number}} in its text',
  'import.blank_doubled': 'Question {{question, number}} has two blanks side by side, and answers for one',
  'import.too_many_blanks': 'Question {{question, number}} has more than {{max, number}} blanks',
  'import.too_long':
    '{{heading}} from Question {{question, number}} is longer than {{max, number}} characters',
  'import.value_invalid': '{{heading}} from Question {{question, number}} must be one of: {{allowed}}',
  'import.duplicate': 'Duplicate question found between {{question, number}} and {{other, number}}',
  'import.already_in_bank': 'Question {{question, number}} is already in this bank',
  'import.other_kind': 'Question {{question, number}} is of another kind than the questions of this bank',
  'import.kind_unknown': 'Question {{question, number}} is of a kind that there is not here: {{name}}',
  'import.number_range': 'Question {{question, number}} accepts a range of numbers, which a blank cannot',
  'import.text_unknown': 'The file is neither GIFT nor Aiken: there is no {…} and no ANSWER line in it',
  'import.no_questions': 'There is no question in the file',
  'import.encoding_windows':
    'Line {{line, number}} is written in Windows-1256 and not in UTF-8. Save the file as UTF-8 (or Unicode)',
  'import.encoding_utf16':
    'The file is in UTF-16 without its mark, from line {{line, number}} on. Save it as UTF-8',
  'import.encoding_unknown': 'Line {{line, number}} is not in UTF-8. Save the file as UTF-8',
  'import.answer_line_missing': 'An ANSWER line is missing at line {{line, number}}',
  'import.answer_unknown': 'ANSWER {{answer}} in line {{line, number}} is none of the options',
  'import.letter_order': 'Option {{letter}} stands where {{wanted}} should be',
  'import.brace_open': 'The { in line {{line, number}} is never closed',
  'import.brace_stray': 'The } in line {{line, number}} was never opened',
  'import.answers_twice': 'Question {{question, number}} has more than one place for answers',
  'import.answers_unknown': 'The answers of question {{question, number}} begin with neither = nor ~',
  'import.xml_doctype':
    'Line {{line, number}} declares a document type or entities. Such files are not read: take that line out',
  'import.xml_deep':
    'From line {{line, number}} on, more than {{max, number}} elements lie inside each other',
  'import.xml_broken': 'Line {{line, number}} is no well-formed XML: {{detail}}',
  'import.xml_other': 'The file is neither a Moodle quiz nor a QTI question: it begins with <{{name}}>',
  'import.package_broken': 'The package cannot be unpacked: it is no zip file, broken, or too large',
  'import.package_no_manifest': 'There is no imsmanifest.xml in the package',
  'import.package_missing':
    'The package names {{name}} in line {{line, number}} of its manifest, which is not in it',
  'import.package_outside': 'The package names {{name}}, which lies outside of it',
  'lost.picture': 'Pictures',
  'lost.formula': 'Formulas: only their source is kept',
  'lost.marks': 'Bold, superscripts and other marks, lists and line breaks',
  'lost.feedback': 'Feedback',
  'lost.title': 'The title',
  'lost.facts': 'Difficulty, taxonomy and metadata',
  'lost.unit': 'The unit by itself: it becomes a part of the text',
  'lost.strict': 'That only the exact spelling counts',
  'lost.points': 'Different points for the answers',
  'lost.partly_right': 'The answer “{{answer}}”, which counts only partly',
  'lost.option_feedback': 'Feedback of each answer: one text is kept for right ones and one for wrong ones',
  'lost.general_feedback': 'General feedback',
  'lost.category': 'The category “{{name}}”',
  'lost.tag': 'The tag “{{tag}}”',
  'lost.hint': 'Hints and penalties',
  'lost.other_text': 'What is no text: {{name}}',
  'lost.blank_options': 'The choices of a blank: learners type its answer',
  'export.no_blanks': 'Left out: the format has no blanks',
  'export.one_right': 'Left out: the format wants exactly one right option',
  'export.one_blank': 'Left out: the format has one blank in a question',
  'export.no_words': 'Left out: a text of it has no words, and the format has nothing else',
  'export.like_option': 'Left out: its text begins like an option, A) or A.',
  'import.more': 'and {{count, number}} more',
} as const;
export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** The English text of a message with its values put in. */
export function messageText(key: MessageKey, values: MessageValues = {}): string {
  return messages[key].replace(/\{\{(\w+)(?:, number)?\}\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
