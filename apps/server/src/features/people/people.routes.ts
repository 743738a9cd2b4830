import * as calls from '@takhti/contract';
import { limits } from '@takhti/domain';
import { route, type Route } from '../../http/route.ts';
import { changeDesk } from '../account/index.ts';
import { listHistory } from './change-people.queries.ts';
import { listDevelopers } from './developers.queries.ts';
import { disablePerson } from './disable-person.ts';
import { changeOwnName } from './own-name.ts';
import { loadPerson } from './guards.ts';
import { readOverviewOf } from './overview/read-overview.ts';
import { listPeople, listRoles, listSchools, type Window } from './people.queries.ts';
import { savePerson } from './save-person.ts';
import { uploadPeople, writeTemplate } from './upload-people.ts';

export const peopleRoutes: readonly Route[] = [
  route(calls.searchUsers, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => listPeople(tx, session.institution_id, input, windowOf(input))),
  ),

  route(calls.readOverview, ({ session, services }) => readOverviewOf(services, session)),

  route(calls.openUser, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => loadPerson(tx, session, input.user_id)),
  ),

  route(calls.createUser, ({ input, session, services }) => savePerson(services, session, input)),

  route(calls.disableUser, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => disablePerson(tx, clock.now(), session, input)),
  ),

  route(calls.changeOwnName, async ({ input, session, services }) => ({
    full_name: await changeOwnName(services, session, input.full_name),
  })),

  route(calls.listUserHistory, ({ input, session, services: { db } }) =>
    db.inReadTransaction(async (tx) => {
      const { institution_id } = session;
      const { user_id } = await loadPerson(tx, session, input.user_id);
      return listHistory(tx, { institution_id, user_id }, windowOf(input));
    }),
  ),

  route(calls.listSchools, async ({ session, services: { db } }) =>
    wholeList(await db.inReadTransaction((tx) => listSchools(tx, session.institution_id))),
  ),

  route(calls.listRoles, async ({ session, services: { db } }) =>
    wholeList(await db.inReadTransaction((tx) => listRoles(tx, session.institution_id))),
  ),

  route(calls.uploadUsers, async ({ file, session, services, fileWork, report }) => ({
    imported: await uploadPeople(services, session, { file, work: fileWork.work, report }),
  })),

  route(calls.downloadUsersTemplate, ({ input, fileWork }) => writeTemplate(fileWork, input.format)),

  route(calls.listDevelopers, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) =>
      listDevelopers(tx, session.institution_id, input.full_name, windowOf(input)),
    ),
  ),

  route(calls.accessUser, ({ input, session, services: { db } }) =>
    db.inTransaction((tx) => changeDesk(tx, session, input.access_user_id)),
  ),
];

function windowOf({ page }: { page: number }): Window {
  return { limit: limits.page_size, offset: (page - 1) * limits.page_size };
}

function wholeList<Row>(records: Row[]): { records: Row[]; total: number } {
  return { records, total: records.length };
}
