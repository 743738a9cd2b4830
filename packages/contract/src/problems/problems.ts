import { EditLock, Id, Instant } from '@takhti/domain';
import { z } from 'zod';
import { ImportFinding, PeopleFinding, SkillFileFinding } from '../findings.ts';
import {
  documentFields,
  documentFindings,
  fileFindings,
  newerContainer,
  newerPerson,
  newerQuestion,
  newerSkill,
  personFields,
  requestFields,
  skillFields,
} from './details.ts';
import {
  behind,
  conflict,
  fault,
  forbidden,
  invalid,
  notFound,
  overtaken,
  withStatus,
  type ProblemEntry,
} from './kinds.ts';

/** Every failure a call can answer with: the closed table. The interface's translations are checked to cover it. */
export const problems = {
  'request.invalid': invalid('Something went wrong, please contact administration', requestFields),
  'request.too_large': withStatus(413, invalid('The file is too large')),
  'request.too_many': withStatus(429, forbidden('Too many requests, please wait a little and try again')),
  'request.unknown_call': notFound('There is no such call'),
  'server.fault': withStatus(500, fault('Oops, System error detected. We are working to fix it.')),

  'account.unauthorized': withStatus(401, forbidden('Unauthorized user.')),
  'account.session_expired': withStatus(
    401,
    forbidden('Your session has expired, please login and try again.'),
  ),
  'account.wrong_credentials': forbidden('Username or password is wrong'),
  'account.too_many_attempts': forbidden('Too many attempts, please wait a few minutes and try again'),
  'account.email_taken': conflict('There is already an account with this email'),
  'account.sign_up_closed': forbidden(
    'Sign-up is closed here: please ask the administrator of your institution for an account',
  ),
  'account.code_refused': forbidden('This code does not work or has expired. Please ask for a new one'),
  'account.wrong_password': forbidden('This is not your current password'),
  'account.jwt_refused': forbidden('Un authorized user. Please login and try again.'),
  'account.incognito_refused': forbidden('This institution is open to its own members only: please log in'),
  'account.session_not_found': notFound('You are no longer logged in there'),
  'account.role_not_held': forbidden('You do not have this role'),
  'account.forbidden': forbidden('Your role does not allow this'),
  'account.other_institution': forbidden('This belongs to another institution'),
  'account.session_changed': conflict('What you can do has changed in the meantime'),

  'people.not_found': notFound('Person not found'),
  'people.invalid': invalid('Some fields need attention before this person can be saved', personFields),
  'people.changed_meanwhile': overtaken('Somebody else changed this person in the meantime', newerPerson),
  'people.own_access': forbidden('You cannot disable yourself or remove your own right to manage users'),
  'people.last_manager': forbidden(
    'This is the last person who can manage users: give somebody else that right first',
  ),
  'people.desk_forbidden': forbidden('You are not allowed to view the desks of others'),
  'people.upload_refused': invalid('Nobody was added: the file has errors', () =>
    fileFindings(PeopleFinding),
  ),
  'people.upload_unreadable': invalid('The file could not be read. Please use the template, as CSV or XLSX'),

  'skills.not_found': notFound('Skill not found'),
  'skills.minimal': invalid('Please choose a skill before submitting for review'),
  'skills.invalid': invalid('Some fields of the skill need attention', skillFields),
  'skills.category_required': invalid('Category is required', skillFields),
  'skills.skill_required': invalid('Skill required', skillFields),
  'skills.duplicate': conflict('Skill already exists, please select another skill.'),
  'skills.combination_exists': conflict('Skill and Secondary Skill combination already exists'),
  'skills.changed_meanwhile': overtaken('Somebody else changed this skill in the meantime', newerSkill),
  'skills.has_assessments': conflict('Skill has Assessments, cannot delete.'),
  'skills.has_questions': conflict('Skill has Questions, cannot delete.'),
  'skills.has_content': conflict('Skill has content, cannot delete.'),
  'skills.same': invalid('A skill cannot be merged into itself'),
  'skills.import_refused': invalid('Nothing was imported: the file has errors', () =>
    fileFindings(SkillFileFinding),
  ),
  'skills.import_unreadable': invalid('The file could not be read. Please use the template, as CSV or XLSX'),

  'container.not_found': notFound('Content not found'),
  'container.forbidden': behind(forbidden('You are not allowed to do this with this content')),
  'container.own_item': forbidden('You cannot review your own work'),
  'container.read_only': behind(forbidden('This content is read-only')),
  'container.locked': conflict('This content object is already being edited.', () =>
    z.object({ lock: EditLock }),
  ),
  'container.has_draft': conflict('Somebody else is already editing a new version of this content.', () =>
    z.object({ full_name: z.string(), since: Instant }),
  ),
  'container.wrong_status': overtaken('The status of this content no longer allows this'),
  'container.changed_meanwhile': overtaken(
    'Somebody else changed this content in the meantime',
    newerContainer,
  ),
  'container.invalid_document': invalid(
    'Some fields need attention before this can be saved',
    documentFields,
  ),
  'container.has_errors': invalid(
    'Some fields need attention before this can be submitted',
    documentFindings,
  ),
  'container.type_not_available': invalid('This content type is not available'),

  'comments.not_found': notFound('This comment no longer exists'),

  'history.not_found': notFound('What it looked like at that time is not known'),

  'changes.not_found': notFound('This change is already settled'),
  'changes.moved_on': conflict('This has been edited since: please choose which text to keep'),

  'questions.not_found': notFound('Question not found'),
  'questions.invalid': invalid('Some fields of the question need attention', documentFindings),
  'questions.duplicate': conflict('This question is already in the list', () => z.object({ content_id: Id })),
  'questions.changed_meanwhile': overtaken(
    'Somebody else changed this question in the meantime',
    newerQuestion,
  ),
  'questions.cannot_delete': conflict('Sorry, this question cannot be deleted.', () =>
    z.object({ content_ids: z.array(Id).readonly() }),
  ),
  'questions.import_refused': invalid('Nothing was imported: the file has errors', () =>
    fileFindings(ImportFinding),
  ),
  'questions.import_unreadable': invalid(
    'The file could not be read. Please use the template, as CSV or XLSX',
  ),

  'assessments.pool_not_published': conflict(
    'The questions of this assessment are not published yet: publish the question bank first',
    () => z.object({ wanted: z.int(), found: z.int() }),
  ),

  'uploads.type_not_allowed': invalid('This file type is not allowed'),
  'uploads.too_large': invalid('The image is too large, please choose one under 2 MB'),
  'uploads.not_an_image': invalid('This file is not a readable image'),
  'uploads.sound_too_large': invalid('The sound is too large, please choose one under 5 MB'),
  'uploads.sound_too_long': invalid('The sound is too long, please choose one of at most 5 minutes'),
  'uploads.not_a_sound': invalid('This file is not a readable sound'),

  'players.not_found': notFound('Content not found'),
  'players.attempt_not_found': notFound('This attempt was not found'),
  'players.code_unreadable': invalid('This is not a game code, or part of it is missing'),
  'players.too_heavy': invalid('The pictures and sounds of this game are too large for one file'),
  'players.attempt_finished': conflict('This attempt is already finished'),
} as const satisfies Record<string, ProblemEntry>;
export type ProblemName = keyof typeof problems;

/** What a problem tells beside its message; null for those that tell nothing more. */
export type DetailsOf<Name extends ProblemName> = Told<(typeof problems)[Name]>;
type Told<Entry> = Entry extends ProblemEntry<infer Details> ? Output<Details> : never;
type Output<Details extends z.ZodType> = [Details] extends [never] ? null : z.output<Details>;
