import { EditLock, Id, Instant, lmsAddressNames } from '@takhti/domain';
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
  waitFor,
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
  'request.invalid': invalid(requestFields),
  'request.too_large': withStatus(413, invalid()),
  'request.too_many': withStatus(429, forbidden(waitFor)),
  'request.busy': withStatus(429, forbidden()),
  'request.too_heavy': invalid(),
  'request.unknown_call': notFound(),
  'server.fault': withStatus(500, fault()),
  'server.disk_full': withStatus(503, fault()),
  'server.read_only': withStatus(503, fault()),
  'server.unavailable': withStatus(503, fault()),

  'account.unauthorized': withStatus(401, forbidden()),
  'account.session_expired': withStatus(401, forbidden()),
  'account.wrong_credentials': forbidden(),
  'account.too_many_attempts': forbidden(),
  'account.email_taken': conflict(),
  'account.sign_up_closed': forbidden(),
  'account.code_refused': forbidden(),
  'account.unconfirmed': forbidden(),
  'account.wrong_sign_up_password': forbidden(),
  'account.wrong_password': forbidden(),
  'account.jwt_refused': forbidden(),
  'account.incognito_refused': forbidden(),
  'account.session_not_found': notFound(),
  'account.role_not_held': forbidden(),
  'account.forbidden': forbidden(),
  'account.other_institution': forbidden(),
  'account.session_changed': conflict(),

  'people.not_found': notFound(),
  'people.invalid': invalid(personFields),
  'people.changed_meanwhile': overtaken(newerPerson),
  'people.own_access': forbidden(),
  'people.administrator': forbidden(),
  'people.last_manager': forbidden(),
  'people.desk_forbidden': forbidden(),
  'people.upload_refused': invalid(() => fileFindings(PeopleFinding)),
  'people.upload_unreadable': invalid(),

  'skills.not_found': notFound(),
  'skills.minimal': invalid(),
  'skills.invalid': invalid(skillFields),
  'skills.category_required': invalid(skillFields),
  'skills.skill_required': invalid(skillFields),
  'skills.duplicate': conflict(),
  'skills.combination_exists': conflict(),
  'skills.changed_meanwhile': overtaken(newerSkill),
  'skills.has_assessments': conflict(),
  'skills.has_questions': conflict(),
  'skills.has_content': conflict(),
  'skills.same': invalid(),
  'skills.import_refused': invalid(() => fileFindings(SkillFileFinding)),
  'skills.import_unreadable': invalid(),

  'container.not_found': notFound(),
  'container.forbidden': behind(forbidden()),
  'container.own_item': forbidden(),
  'container.read_only': behind(forbidden()),
  'container.locked': conflict(() => z.object({ lock: EditLock })),
  'container.has_draft': conflict(() => z.object({ full_name: z.string(), since: Instant })),
  'container.wrong_status': overtaken(),
  'container.changed_meanwhile': overtaken(newerContainer),
  'container.invalid_document': invalid(documentFields),
  'container.has_errors': invalid(documentFindings),
  'container.type_not_available': invalid(),

  'comments.not_found': notFound(),

  'history.not_found': notFound(),

  'changes.not_found': notFound(),
  'changes.moved_on': conflict(),

  'questions.not_found': notFound(),
  'questions.invalid': invalid(documentFindings),
  'questions.duplicate': conflict(() => z.object({ content_id: Id })),
  'questions.changed_meanwhile': overtaken(newerQuestion),
  'questions.cannot_delete': conflict(() => z.object({ content_ids: z.array(Id).readonly() })),
  'questions.import_refused': invalid(() => fileFindings(ImportFinding)),
  'questions.import_unreadable': invalid(),

  'assessments.pool_not_published': conflict(() => z.object({ wanted: z.int(), found: z.int() })),

  'lms.address_missing': invalid(() =>
    z.object({ field: z.enum(['assigns_by', 'publishes_to']), needs: z.enum(lmsAddressNames) }),
  ),
  'lms.key_missing': invalid(),
  'lms.changed_meanwhile': overtaken(),

  'uploads.type_not_allowed': invalid(),
  'uploads.too_large': invalid(),
  'uploads.not_an_image': invalid(),
  'uploads.too_many_pixels': invalid(),
  'uploads.sound_too_large': invalid(),
  'uploads.sound_too_long': invalid(),
  'uploads.not_a_sound': invalid(),
  'uploads.document_too_large': invalid(),
  'uploads.video_too_large': invalid(),
  'uploads.archive_too_large': invalid(),
  'uploads.captions_too_large': invalid(),
  'uploads.wrong_content': invalid(),
  'uploads.unfolds_too_large': invalid(),
  'uploads.unsafe_archive': invalid(),
  'uploads.is_protected': invalid(),
  'uploads.no_index_page': invalid(),
  'uploads.no_room': conflict(),

  'players.not_found': notFound(),
  'players.attempt_not_found': notFound(),
  'players.code_unreadable': invalid(),
  'players.too_heavy': invalid(),
  'players.attempt_finished': conflict(),
  'players.learner_unknown': forbidden(),
  'players.no_attempts_left': conflict(() => z.object({ max_attempts: z.int() })),
  'players.token_refused': forbidden(),
} as const satisfies Record<string, ProblemEntry>;
export type ProblemName = keyof typeof problems;

/** What a problem tells beside its message; null for those that tell nothing more. */
export type DetailsOf<Name extends ProblemName> = Told<(typeof problems)[Name]>;
type Told<Entry> = Entry extends ProblemEntry<infer Details> ? Output<Details> : never;
type Output<Details extends z.ZodType> = [Details] extends [never] ? null : z.output<Details>;
