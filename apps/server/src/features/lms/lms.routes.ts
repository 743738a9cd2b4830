import * as calls from '@takhti/contract';
import { assignWayOf, publishTargetOf } from '@takhti/domain';
import { publicRoute, route, type Route } from '../../http/route.ts';
import { readLms } from './settings/kept-settings.ts';
import { saveLms, toldSettings } from './settings/save-settings.ts';

export const lmsRoutes: readonly Route[] = [
  route(calls.readLmsContext, async ({ session: { institution_id }, services }) => {
    const { settings } = await services.db.readOne((tx) => readLms(tx, institution_id));
    return {
      origins: settings.origins,
      assigns_by: assignWayOf(settings, institution_id),
      publishes_to: publishTargetOf(settings, institution_id),
    };
  }),

  publicRoute(calls.readLmsOrigins, async ({ input, services }) => {
    const { settings } = await services.db.readOne((tx) => readLms(tx, input.institution_id));
    return { origins: settings.origins };
  }),

  route(calls.readLmsSettings, async ({ session, services }) =>
    toldSettings(await services.db.readOne((tx) => readLms(tx, session.institution_id))),
  ),

  route(calls.saveLmsSettings, ({ input, session, services }) =>
    services.db.inTransaction((tx) => saveLms(tx, session, input)),
  ),
];
