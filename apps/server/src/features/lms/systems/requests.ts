import {
  addressOfTarget,
  type LmsAddressName,
  type LmsSettings,
  type PickedContent,
  type PublishTarget,
} from '@takhti/domain';
import type { OutgoingRequest } from '../../../platform/outgoing/index.ts';
import type { LmsSecrets } from '../settings/kept-settings.ts';
import { encryptJson } from '../../../platform/outgoing/encrypted-json.ts';

/** The connection of an institution with its systems. */
export interface Connection {
  readonly settings: LmsSettings;
  readonly secrets: LmsSecrets;
}

/** The person who asks; the LMS knows people by our usernames. */
export interface Asker {
  readonly username: string;
  readonly full_name: string;
}

/** The assigned content, and the class. */
export interface Homework {
  readonly CmsList: readonly PickedContent[];
  readonly GradeId: string;
  readonly SubjectId: string;
  readonly isLesson: boolean;
  readonly lesson_id: string;
  readonly lesson_code: string;
  readonly callback_data: Readonly<Record<string, unknown>>;
}

/** A result that waits to be sent: whose it is, and what it says. */
export interface WaitingResult {
  readonly user_id: string;
  readonly result: unknown;
}

const bearer = ({ token }: LmsSecrets): Record<string, string> =>
  token === '' ? {} : { authorization: `Bearer ${token}` };

const asUser = ({ token }: LmsSecrets, user_id: string): Record<string, string> => ({
  'auth-token': token,
  'user-id': encodeURIComponent(user_id),
});

/** The callback of assigned content (C-904). */
export function assignRequest(
  { settings, secrets }: Connection,
  { username }: Asker,
  CmsList: readonly PickedContent[],
): OutgoingRequest {
  return {
    address: settings.addresses.assign,
    headers: bearer(secrets),
    body: { CmsList, user_id: username },
  };
}

/** Homework that the LMS makes of it (C-891, C-900). */
export function homeworkRequest(
  { settings, secrets }: Connection,
  { username }: Asker,
  { CmsList, GradeId, SubjectId, isLesson, callback_data }: Homework,
): OutgoingRequest {
  return {
    address: below(settings.addresses.api, 'Homework/Teacher/CmsSaveModule'),
    headers: asUser(secrets, username),
    body: { data: { ...callback_data, CmsList, GradeId, SubjectId, isLesson } },
  };
}

/** Homework that goes straight to another system (C-901, C-902): exactly these fields. */
export function directRequest(
  { settings, secrets }: Connection,
  { username, full_name }: Asker,
  { CmsList, GradeId, SubjectId, isLesson, lesson_id, lesson_code }: Homework,
): OutgoingRequest {
  return {
    address: settings.addresses.direct,
    headers: bearer(secrets),
    body: {
      CmsList,
      GradeId,
      SubjectId,
      isLesson,
      user_id: username,
      user_name: full_name,
      lesson_id,
      lesson_code,
    },
  };
}

/** The subjects of a teacher, or all of them (C-894, C-895). */
export function subjectsRequest(
  { settings, secrets }: Connection,
  { username }: Pick<Asker, 'username'>,
  isAll: boolean,
): OutgoingRequest {
  return {
    address: below(settings.addresses.api, isAll ? 'cms/teacher/subjects/all' : 'cms/teacher/subjects'),
    headers: bearer(secrets),
    body: { username },
  };
}

/** A result: encrypted to its callback with a bearer (C-964), or to the call for submitted modules (C-892). */
export function resultRequest(
  { settings, secrets }: Connection,
  { user_id, result }: WaitingResult,
): OutgoingRequest {
  if (settings.results_by === 'submit')
    return {
      address: below(settings.addresses.api, 'Homework/Student/CmsSubmitModule'),
      headers: asUser(secrets, user_id),
      body: { data: result },
    };
  return {
    address: settings.addresses.results,
    headers: bearer(secrets),
    body: { enc_data: encryptJson(secrets.key, result) },
  };
}

/** Published content for the LMS, or for a game platform, which also gets the id in the LMS (C-896, C-897, G-491). */
export function publicationRequest(
  { settings, secrets }: Connection,
  target: PublishTarget,
  {
    institution_id,
    content_id,
    json_data,
  }: { institution_id: number; content_id: string; json_data: unknown },
): OutgoingRequest {
  return {
    address: below(settings.addresses[addressOfTarget[target]], 'lessons/publish'),
    headers: bearer(secrets),
    body: target === 'lms' ? { institution_id, json_data } : { institution_id, content_id, json_data },
  };
}

/** A call without a request, to check whether the system answers. */
export function trialRequest({ settings, secrets }: Connection, name: LmsAddressName): OutgoingRequest {
  return { address: settings.addresses[name], headers: bearer(secrets), body: { is_trial: true } };
}

/** A call of a system, below the address at which it answers. */
function below(address: string, call: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${call}`;
  return url.href;
}
