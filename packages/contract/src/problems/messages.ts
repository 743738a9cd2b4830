import type { ProblemName } from './problems.ts';

/**
 * What problems say in English, on the server and on the screen; the other languages have theirs in the studio's `problems.json`.
 * A file of its own, so that only who reads English loads it.
 */
export const problemMessages: Readonly<Record<ProblemName, string>> = {
  'request.invalid': 'Something went wrong, please contact administration',
  'request.too_large': 'The file is too large',
  'request.too_many': 'Too many requests, please wait a little and try again',
  'request.busy': 'Too many files are being worked on just now, please wait a little and try again',
  'request.too_heavy':
    'This takes more time or memory than there is for one file: please divide it into smaller ones',
  'request.unknown_call': 'There is no such call',
  'server.fault': 'Oops, System error detected. We are working to fix it.',
  'server.disk_full':
    'Nothing can be saved now, because the server’s disk is full. Keep this page open, tell whoever runs the server, and try again later',
  'server.read_only':
    'Nothing can be saved now, because the server may not write to its disk. Keep this page open, tell whoever runs the server, and try again later',
  'server.unavailable':
    'The server cannot reach its data just now. Keep this page open and try again in a few minutes',

  'account.unauthorized': 'Unauthorized user.',
  'account.session_expired': 'Your session has expired, please login and try again.',
  'account.wrong_credentials': 'Username or password is wrong',
  'account.too_many_attempts': 'Too many attempts, please wait a few minutes and try again',
  'account.email_taken': 'There is already an account with this email',
  'account.sign_up_closed':
    'Sign-up is closed here: please ask the administrator of your institution for an account',
  'account.code_refused': 'This code does not work or has expired. Please ask for a new one',
  'account.unconfirmed':
    'Please confirm your email address first: open the link in the mail that we sent you',
  'account.wrong_sign_up_password': 'This is not the password that you chose when you signed up',
  'account.wrong_password': 'This is not your current password',
  'account.jwt_refused': 'Un authorized user. Please login and try again.',
  'account.key_not_shared':
    'The learning platform signs with a key of its own, which nobody else has: there is no shared key',
  'account.incognito_refused': 'This institution is open to its own members only: please log in',
  'account.session_not_found': 'You are no longer logged in there',
  'account.role_not_held': 'You do not have this role',
  'account.forbidden': 'Your role does not allow this',
  'account.other_institution': 'This belongs to another institution',
  'account.session_changed': 'What you can do has changed in the meantime',

  'people.not_found': 'Person not found',
  'people.invalid': 'Some fields need attention before this person can be saved',
  'people.changed_meanwhile': 'Somebody else changed this person in the meantime',
  'people.own_access': 'You cannot disable yourself or remove your own right to manage users',
  'people.administrator': 'Only an administrator can change an administrator',
  'people.last_manager': 'This is the last person who can manage users: give somebody else that right first',
  'people.desk_forbidden': 'You are not allowed to view the desks of others',
  'people.upload_refused': 'Nobody was added: the file has errors',
  'people.upload_unreadable': 'The file could not be read. Please use the template, as CSV or XLSX',

  'skills.not_found': 'Skill not found',
  'skills.minimal': 'Please choose a skill before submitting for review',
  'skills.invalid': 'Some fields of the skill need attention',
  'skills.category_required': 'Category is required',
  'skills.skill_required': 'Skill required',
  'skills.duplicate': 'Skill already exists, please select another skill.',
  'skills.combination_exists': 'Skill and Secondary Skill combination already exists',
  'skills.changed_meanwhile': 'Somebody else changed this skill in the meantime',
  'skills.has_assessments': 'Skill has Assessments, cannot delete.',
  'skills.has_questions': 'Skill has Questions, cannot delete.',
  'skills.has_content': 'Skill has content, cannot delete.',
  'skills.same': 'A skill cannot be merged into itself',
  'skills.import_refused': 'Nothing was imported: the file has errors',
  'skills.import_unreadable': 'The file could not be read. Please use the template, as CSV or XLSX',

  'container.not_found': 'Content not found',
  'container.forbidden': 'You are not allowed to do this with this content',
  'container.own_item': 'You cannot review your own work',
  'container.read_only': 'This content is read-only',
  'container.locked': 'This content object is already being edited.',
  'container.has_draft': 'Somebody else is already editing a new version of this content.',
  'container.wrong_status': 'The status of this content no longer allows this',
  'container.changed_meanwhile': 'Somebody else changed this content in the meantime',
  'container.invalid_document': 'Some fields need attention before this can be saved',
  'container.has_errors': 'Some fields need attention before this can be submitted',
  'container.type_not_available': 'This content type is not available',

  'comments.not_found': 'This comment no longer exists',

  'history.not_found': 'What it looked like at that time is not known',

  'changes.not_found': 'This change is already settled',
  'changes.moved_on': 'This has been edited since: please choose which text to keep',

  'collections.not_found': 'This collection is not there any more',
  'collections.title_taken': 'You have a collection of this name already',
  'collections.too_many': 'You have 100 collections. Delete one before you begin another',
  'collections.full': 'This collection holds 1,000 items. Take some out first',
  'rubrics.not_found': 'This rubric is not there any more',
  'rubrics.not_own': 'Only who made this rubric may change it. Duplicate it, and change your own',
  'rubrics.changed_meanwhile': 'This rubric was changed elsewhere in the meantime',
  'rubrics.invalid': 'Some fields of the rubric need attention',

  'questions.not_found': 'Question not found',
  'questions.bank_full': 'This bank holds as much text as one bank can (24 MB). Please go on in a new bank',
  'questions.invalid': 'Some fields of the question need attention',
  'questions.duplicate': 'This question is already in the list',
  'questions.changed_meanwhile': 'Somebody else changed this question in the meantime',
  'questions.replace_outdated': 'The questions have changed since you looked. Please look again',
  'questions.cannot_delete': 'Sorry, this question cannot be deleted.',
  'questions.import_refused': 'Nothing was imported: the file has errors',
  'questions.import_unreadable': 'The file could not be read. Please use the template, as CSV or XLSX',

  'assessments.pool_not_published':
    'The questions of this assessment are not published yet: publish the question bank first',

  'lms.address_missing': 'The way that was chosen needs an address that is not named yet',
  'lms.key_missing': 'Results are sent encrypted: this needs a key',
  'lms.changed_meanwhile': 'Somebody else has changed these settings meanwhile',
  'lms.not_connected': 'This institution has no such system connected: an administrator can connect one',
  'lms.refused': 'The other system has not taken it',
  'lms.not_pickable': 'Some of this content is not published any more. Please choose again',
  'lms.one_assignment': 'Only one assignment module selection is allowed at a time.',
  'lms.delivery_not_found': 'This was sent already, or is not there any more',
  'lti.platform_taken': 'This LMS is registered already, with the same client',
  'lti.platform_not_found': 'This LMS is not registered any more',
  'lti.too_many': 'No more LMSs can be registered. Remove one that is not used',
  'lti.other_browser': 'This was opened in another browser. Please open it from your course again',
  'lti.turned_away': 'Your LMS cannot open this. Please ask whoever looks after it',
  'lti.no_page_waits':
    'The page of your LMS does not wait any more. Please open the choice from your course again',

  'ai.incomplete': 'A service of your own needs an address and a model',
  'ai.changed_meanwhile': 'Somebody else has changed these settings meanwhile',
  'ai.credits_too_few': 'Somebody has fewer credits left than you want to take back',
  'ai.not_set_up': 'Generating is not set up: an administrator of your institution can do it on the page AI',
  'ai.no_credits': 'You have no credits left: an administrator of your institution can give you some',
  'ai.already_running': 'Something is being generated for this content already',
  'ai.earlier_results': 'Earlier generated content that you have not decided on would be discarded',
  'ai.other_kind': 'This cannot be generated for this content',
  'ai.no_material': 'There is nothing to generate from: choose another source',
  'ai.no_room': 'The content has no room for all of these: keep fewer',
  'ai.run_not_found': 'This generated content is not there any more',
  'ai.proposal_gone': 'This was decided on already',
  'bots.enough_today': 'You have asked all your questions for today',
  'bots.no_answers_left': 'Your institution has no answers of AI bots left: an administrator can give some',
  'bots.still_answering': 'The answer to your last question is still being written',
  'bots.turn_not_found': 'This question is not there any more',
  'bots.talk_not_found': 'This talk is not there any more',
  'ai.failed': 'The service has not generated anything. It cost no credit',
  'ai.unread': 'Read what AI has made first, and say so at each part',

  'uploads.type_not_allowed': 'This file type is not allowed',
  'uploads.too_large': 'The image is too large, please choose one under 2 MB',
  'uploads.reward_too_large': 'The picture of a reward is at most 500 kB, please choose a smaller one',
  'uploads.not_an_image': 'This file is not a readable image',
  'uploads.too_many_pixels': 'The image has too many pixels, please choose a smaller one',
  'uploads.sound_too_large': 'The sound is too large, please choose one under 5 MB',
  'uploads.sound_too_long': 'The sound is too long, please choose one of at most 5 minutes',
  'uploads.not_a_sound': 'This file is not a readable sound',
  'uploads.document_too_large': 'The file is too large, please choose one of at most 25 MB',
  'uploads.video_too_large':
    'The video is too large, please choose one of at most 60 MB, or give a link to it',
  'uploads.archive_too_large': 'The file is too large, please choose one of at most 50 MB',
  'uploads.captions_too_large': 'The captions are too large, please choose a file of at most 1 MB',
  'uploads.wrong_content':
    'This file is damaged, or it is not what its name says: please open it on your computer, save it anew and choose it again',
  'uploads.unfolds_too_large': 'The archive holds too much: at most 2,000 files, 250 MB when it is unpacked',
  'uploads.unsafe_archive':
    'The archive holds names or entries that could do harm: please pack plain files and folders anew',
  'uploads.is_protected':
    'The file is locked by a password or a copy protection: please choose one that opens freely',
  'uploads.no_index_page': 'The archive has no index.html at its beginning, with which it would start',
  'uploads.no_room': "Your institution's storage is full, please ask its administrator to make room",

  'players.not_found': 'Content not found',
  'players.attempt_not_found': 'This attempt was not found',
  'players.code_unreadable': 'This is not a game code, or part of it is missing',
  'players.too_heavy': 'The pictures and sounds of this game are too large for one file',
  'players.attempt_finished': 'This attempt is already finished',
  'players.learner_unknown':
    'Attempts are counted here: please open it from your learning platform, or log in to Takhti first',
  'players.no_attempts_left': 'You have used all your attempts',
  'players.token_refused': 'The link is no longer valid: please open it from your learning platform anew',
};
