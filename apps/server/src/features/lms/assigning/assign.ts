import { Problem } from '@takhti/contract';
import { assignWayOf, type AssignWay, type PickedContent } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import type { OutgoingRequest } from '../../../platform/outgoing/index.ts';
import { readLms } from '../settings/kept-settings.ts';
import { readAnswer } from '../systems/read-answer.ts';
import {
  assignRequest,
  directRequest,
  homeworkRequest,
  type Asker,
  type Connection,
  type Homework,
} from '../systems/requests.ts';
import { selectAsker } from './asker.queries.ts';
import { readPicked } from './picked.ts';

interface Assigned {
  readonly way: AssignWay;
  readonly CmsList: PickedContent[];
  readonly message: string;
}

interface Prepared {
  readonly connection: Connection;
  readonly way: AssignWay;
  readonly asker: Asker;
  readonly CmsList: PickedContent[];
}

type Base = Pick<Services, 'db' | 'outgoing' | 'vault' | 'settings'>;

/**
 * Assigns picked content by the institution's callback. Without a callback nothing is sent; the page posts it to the window
 * that opened it (C-904 to C-906).
 * @throws Problem lms.not_pickable, lms.one_assignment, lms.refused
 */
export async function assign(
  base: Base,
  session: Session,
  content_ids: readonly string[],
): Promise<Assigned> {
  const { connection, way, asker, CmsList } = await prepare(base, session, content_ids);
  const hasCallback = connection.settings.addresses.assign !== '';
  if (way === 'message' || !hasCallback) return { way: 'message', CmsList, message: '' };
  return send(base, 'post', CmsList, assignRequest(connection, asker, CmsList));
}

/**
 * Makes homework of picked content, in the LMS or directly in the system that the institution names (C-900 to C-903).
 * @throws Problem as `assign`; lms.not_connected where the institution assigns in another way
 */
export async function makeHomework(
  base: Base,
  session: Session,
  { content_ids, ...rest }: Omit<Homework, 'CmsList'> & { readonly content_ids: readonly string[] },
): Promise<Assigned> {
  const { connection, way, asker, CmsList } = await prepare(base, session, content_ids);
  const homework = { ...rest, CmsList };
  switch (way) {
    case 'direct':
      return send(base, way, CmsList, directRequest(connection, asker, homework));
    case 'homework':
      return send(base, way, CmsList, homeworkRequest(connection, asker, homework));
    case 'post':
    case 'message':
      throw new Problem('lms.not_connected');
    default:
      return way satisfies never;
  }
}

function prepare(base: Base, session: Session, content_ids: readonly string[]): Promise<Prepared> {
  const { institution_id } = session;
  return base.db.inReadTransaction(async (tx) => {
    const connection = await readLms(tx, base, institution_id);
    return {
      connection,
      way: assignWayOf(connection.settings, institution_id),
      asker: await selectAsker(tx, session),
      CmsList: await readPicked(tx, base, session, content_ids),
    };
  });
}

async function send(
  { outgoing }: Base,
  way: AssignWay,
  CmsList: PickedContent[],
  request: OutgoingRequest,
): Promise<Assigned> {
  const outcome = readAnswer(await outgoing.post(request));
  if (outcome.kind === 'taken') return { way, CmsList, message: '' };
  throw new Problem('lms.refused', { fault: outcome.fault, message: outcome.text });
}
