interface ProblemEntry {
  /** Negative, by kind: -1 validation, -2 not found, -3 forbidden, -4 conflict, -5 ours (C-1054). */
  readonly error_code: number;
  /** 200 for a refused action; the screen shows the message. */
  readonly status: 200 | 401 | 413 | 429 | 500;
  /** English; the interface has a translation of its own by the problem's name. */
  readonly message: string;
}

/** Every failure a call can answer with: the closed table. The interface's translations are checked to cover it. */
export const problems = {
  'request.invalid': {
    error_code: -1,
    status: 200,
    message: 'Something went wrong, please contact administration',
  },
  'request.too_large': { error_code: -1, status: 413, message: 'The file is too large' },
  'request.too_many': {
    error_code: -3,
    status: 429,
    message: 'Too many requests, please wait a little and try again',
  },
  'request.unknown_call': { error_code: -2, status: 200, message: 'There is no such call' },
  'server.fault': {
    error_code: -5,
    status: 500,
    message: 'Oops, System error detected. We are working to fix it.',
  },

  'account.unauthorized': { error_code: -3, status: 401, message: 'Unauthorized user.' },
  'account.session_expired': {
    error_code: -3,
    status: 401,
    message: 'Your session has expired, please login and try again.',
  },
  'account.wrong_credentials': { error_code: -3, status: 200, message: 'Username or password is wrong' },
  'account.too_many_attempts': {
    error_code: -3,
    status: 200,
    message: 'Too many attempts, please wait a few minutes and try again',
  },
  'account.email_taken': {
    error_code: -4,
    status: 200,
    message: 'There is already an account with this email',
  },
  'account.sign_up_closed': {
    error_code: -3,
    status: 200,
    message: 'Sign-up is closed here: please ask the administrator of your institution for an account',
  },
  'account.code_refused': {
    error_code: -3,
    status: 200,
    message: 'This code does not work or has expired. Please ask for a new one',
  },
  'account.wrong_password': { error_code: -3, status: 200, message: 'This is not your current password' },
  'account.jwt_refused': {
    error_code: -3,
    status: 200,
    message: 'Un authorized user. Please login and try again.',
  },
  'account.incognito_refused': {
    error_code: -3,
    status: 200,
    message: 'This institution is open to its own members only: please log in',
  },
  'account.session_not_found': {
    error_code: -2,
    status: 200,
    message: 'You are no longer logged in there',
  },
  'account.role_not_held': { error_code: -3, status: 200, message: 'You do not have this role' },
  'account.forbidden': { error_code: -3, status: 200, message: 'Your role does not allow this' },
  'account.other_institution': {
    error_code: -3,
    status: 200,
    message: 'This belongs to another institution',
  },
  'account.session_changed': {
    error_code: -4,
    status: 200,
    message: 'What you can do has changed in the meantime',
  },

  'people.not_found': { error_code: -2, status: 200, message: 'Person not found' },
  'people.invalid': {
    error_code: -1,
    status: 200,
    message: 'Some fields need attention before this person can be saved',
  },
  'people.changed_meanwhile': {
    error_code: -4,
    status: 200,
    message: 'Somebody else changed this person in the meantime',
  },
  'people.own_access': {
    error_code: -3,
    status: 200,
    message: 'You cannot disable yourself or remove your own right to manage users',
  },
  'people.last_manager': {
    error_code: -3,
    status: 200,
    message: 'This is the last person who can manage users: give somebody else that right first',
  },
  'people.desk_forbidden': {
    error_code: -3,
    status: 200,
    message: 'You are not allowed to view the desks of others',
  },
  'people.upload_refused': {
    error_code: -1,
    status: 200,
    message: 'Nobody was added: the file has errors',
  },
  'people.upload_unreadable': {
    error_code: -1,
    status: 200,
    message: 'The file could not be read. Please use the template, as CSV or XLSX',
  },

  'skills.not_found': { error_code: -2, status: 200, message: 'Skill not found' },
  'skills.minimal': {
    error_code: -1,
    status: 200,
    message: 'Please choose a skill before submitting for review',
  },
  'skills.invalid': { error_code: -1, status: 200, message: 'Some fields of the skill need attention' },
  'skills.category_required': { error_code: -1, status: 200, message: 'Category is required' },
  'skills.skill_required': { error_code: -1, status: 200, message: 'Skill required' },
  'skills.duplicate': {
    error_code: -4,
    status: 200,
    message: 'Skill already exists, please select another skill.',
  },
  'skills.combination_exists': {
    error_code: -4,
    status: 200,
    message: 'Skill and Secondary Skill combination already exists',
  },
  'skills.changed_meanwhile': {
    error_code: -4,
    status: 200,
    message: 'Somebody else changed this skill in the meantime',
  },
  'skills.has_assessments': { error_code: -4, status: 200, message: 'Skill has Assessments, cannot delete.' },
  'skills.has_questions': { error_code: -4, status: 200, message: 'Skill has Questions, cannot delete.' },
  'skills.has_content': { error_code: -4, status: 200, message: 'Skill has content, cannot delete.' },
  'skills.same': { error_code: -1, status: 200, message: 'A skill cannot be merged into itself' },
  'skills.import_refused': {
    error_code: -1,
    status: 200,
    message: 'Nothing was imported: the file has errors',
  },
  'skills.import_unreadable': {
    error_code: -1,
    status: 200,
    message: 'The file could not be read. Please use the template, as CSV or XLSX',
  },

  'container.not_found': { error_code: -2, status: 200, message: 'Content not found' },
  'container.forbidden': {
    error_code: -3,
    status: 200,
    message: 'You are not allowed to do this with this content',
  },
  'container.own_item': { error_code: -3, status: 200, message: 'You cannot review your own work' },
  'container.read_only': { error_code: -3, status: 200, message: 'This content is read-only' },
  'container.locked': {
    error_code: -4,
    status: 200,
    message: 'This content object is already being edited.',
  },
  'container.has_draft': {
    error_code: -4,
    status: 200,
    message: 'Somebody else is already editing a new version of this content.',
  },
  'container.wrong_status': {
    error_code: -4,
    status: 200,
    message: 'The status of this content no longer allows this',
  },
  'container.changed_meanwhile': {
    error_code: -4,
    status: 200,
    message: 'Somebody else changed this content in the meantime',
  },
  'container.invalid_document': {
    error_code: -1,
    status: 200,
    message: 'Some fields need attention before this can be saved',
  },
  'container.has_errors': {
    error_code: -1,
    status: 200,
    message: 'Some fields need attention before this can be submitted',
  },
  'container.type_not_available': {
    error_code: -1,
    status: 200,
    message: 'This content type is not available',
  },

  'comments.not_found': { error_code: -2, status: 200, message: 'This comment no longer exists' },

  'history.not_found': {
    error_code: -2,
    status: 200,
    message: 'What it looked like at that time is not known',
  },

  'changes.not_found': { error_code: -2, status: 200, message: 'This change is already settled' },
  'changes.moved_on': {
    error_code: -4,
    status: 200,
    message: 'This has been edited since: please choose which text to keep',
  },

  'questions.not_found': { error_code: -2, status: 200, message: 'Question not found' },
  'questions.invalid': { error_code: -1, status: 200, message: 'Some fields of the question need attention' },
  'questions.duplicate': { error_code: -4, status: 200, message: 'This question is already in the list' },
  'questions.changed_meanwhile': {
    error_code: -4,
    status: 200,
    message: 'Somebody else changed this question in the meantime',
  },
  'questions.cannot_delete': {
    error_code: -4,
    status: 200,
    message: 'Sorry, this question cannot be deleted.',
  },
  'questions.import_refused': {
    error_code: -1,
    status: 200,
    message: 'Nothing was imported: the file has errors',
  },
  'questions.import_unreadable': {
    error_code: -1,
    status: 200,
    message: 'The file could not be read. Please use the template, as CSV or XLSX',
  },

  'assessments.pool_not_published': {
    error_code: -4,
    status: 200,
    message: 'The questions of this assessment are not published yet: publish the question bank first',
  },

  'uploads.type_not_allowed': { error_code: -1, status: 200, message: 'This file type is not allowed' },
  'uploads.too_large': {
    error_code: -1,
    status: 200,
    message: 'The image is too large, please choose one under 2 MB',
  },
  'uploads.not_an_image': {
    error_code: -1,
    status: 200,
    message: 'This file is not a readable image',
  },
  'uploads.sound_too_large': {
    error_code: -1,
    status: 200,
    message: 'The sound is too large, please choose one under 5 MB',
  },
  'uploads.sound_too_long': {
    error_code: -1,
    status: 200,
    message: 'The sound is too long, please choose one of at most 5 minutes',
  },
  'uploads.not_a_sound': { error_code: -1, status: 200, message: 'This file is not a readable sound' },

  'players.not_found': { error_code: -2, status: 200, message: 'Content not found' },
  'players.attempt_not_found': { error_code: -2, status: 200, message: 'This attempt was not found' },
  'players.code_unreadable': {
    error_code: -1,
    status: 200,
    message: 'This is not a game code, or part of it is missing',
  },
  'players.too_heavy': {
    error_code: -1,
    status: 200,
    message: 'The pictures and sounds of this game are too large for one file',
  },
  'players.attempt_finished': { error_code: -4, status: 200, message: 'This attempt is already finished' },
} as const satisfies Record<string, ProblemEntry>;
export type ProblemName = keyof typeof problems;

/** What a problem can tell beside its message: fields at fault, the newer version, rows of a file. */
export type ProblemDetails = Readonly<Record<string, unknown>>;

/** An expected failure: shown to the person, not reported as a fault. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly details: ProblemDetails;

  constructor(problem: ProblemName, details: ProblemDetails = {}) {
    super(problems[problem].message);
    this.name = 'Problem';
    this.problem = problem;
    this.details = details;
  }
}
