import * as calls from '@takhti/contract';
import { Problem } from '@takhti/contract';
import { assignWayOf, publishTargetOf } from '@takhti/domain';
import { publicRoute, route, type Route } from '../../http/route.ts';
import { loadKnownToLms } from '../containers/index.ts';
import { assign, makeHomework } from './assigning/assign.ts';
import { readPicked } from './assigning/picked.ts';
import { listSubjects } from './assigning/subjects.ts';
import {
  countByStatus,
  isWaiting,
  listDeliveries,
  resetDeliveries,
} from './deliveries/delivery-list.queries.ts';
import { publishNow } from './deliveries/publish-now.ts';
import { answerPlatform } from './lti/deep-link/answer-deep-link.ts';
import { renewKey } from './lti/keys/keys.ts';
import { enter } from './lti/launch/enter.ts';
import { invitePlatform } from './lti/platforms/invite.ts';
import { deletePlatform } from './lti/platforms/platforms.queries.ts';
import { describePlatforms, savePlatform } from './lti/platforms/save-platform.ts';
import { readLms, readLmsSettings } from './settings/kept-settings.ts';
import { saveLms, settingsReply } from './settings/save-settings.ts';
import { tryAddress } from './settings/try-address.ts';

export const lmsRoutes: readonly Route[] = [
  route(calls.readLmsContext, async ({ session: { institution_id }, services }) => {
    const settings = await services.db.readOne((tx) => readLmsSettings(tx, institution_id));
    return {
      origins: settings.origins,
      assigns_by: assignWayOf(settings, institution_id),
      publishes_to: publishTargetOf(settings, institution_id),
    };
  }),

  publicRoute(calls.readLmsOrigins, async ({ input, services }) => {
    const settings = await services.db.readOne((tx) => readLmsSettings(tx, input.institution_id));
    return { origins: settings.origins };
  }),

  route(calls.readLmsSettings, async ({ session, services }) =>
    settingsReply(await services.db.readOne((tx) => readLms(tx, services, session.institution_id))),
  ),

  route(calls.saveLmsSettings, ({ input, session, services }) =>
    services.db.inTransaction((tx) => saveLms(tx, services, session, input)),
  ),

  route(calls.tryLmsAddress, ({ input, session, services }) => tryAddress(services, session, input)),

  route(calls.listDeliveries, ({ input, session: { institution_id }, services }) =>
    services.db.inReadTransaction(async (tx) => ({
      ...(await listDeliveries(tx, institution_id, input)),
      counts: await countByStatus(tx, institution_id),
    })),
  ),

  route(calls.resendDeliveries, async ({ input: { delivery_id }, session: { institution_id }, services }) => {
    const now = services.clock.now();
    return services.db.inTransaction(async (tx) => {
      const count = await resetDeliveries(tx, institution_id, delivery_id, now);
      const isKnown =
        delivery_id === null || count > 0 || (await isWaiting(tx, { institution_id, delivery_id }));
      if (!isKnown) throw new Problem('lms.delivery_not_found');
      return { count };
    });
  }),

  route(calls.pickContent, async ({ input, session, services }) => {
    const records = await services.db.inReadTransaction((tx) =>
      readPicked(tx, services, session, input.content_ids),
    );
    return { records, total: records.length };
  }),

  route(calls.findLmsContent, async ({ input, session, services }) => {
    const { container_id, content_id } = await services.db.readOne((tx) =>
      loadKnownToLms(tx, session, input.lms_content_id),
    );
    return { container_id, content_id };
  }),

  route(calls.assignContent, ({ input, session, services }) => assign(services, session, input.content_ids)),

  route(calls.createHomework, ({ input, session, services }) => makeHomework(services, session, input)),

  route(calls.listTaughtSubjects, ({ input: { username }, session, services }) =>
    listSubjects(services, session, { username, isAll: false }),
  ),

  route(calls.listAllTaughtSubjects, ({ input: { username }, session, services }) =>
    listSubjects(services, session, { username, isAll: true }),
  ),

  route(calls.publishLesson, ({ input: { content_id, json_data, target }, session, services }) => {
    const wanted = content_id ?? json_data?.id;
    if (wanted === undefined) throw new Problem('lms.not_pickable');
    return publishNow(services, session, { content_id: wanted, target });
  }),

  route(calls.listLtiPlatforms, ({ session, services }) =>
    services.db.inReadTransaction((tx) => describePlatforms(tx, services, session)),
  ),

  route(calls.saveLtiPlatform, ({ input, session, services }) => savePlatform(services, session, input)),

  route(
    calls.removeLtiPlatform,
    async ({ input: { platform_id }, session: { institution_id }, services }) => {
      const key = { institution_id, platform_id };
      const isGone = await services.db.inTransaction((tx) => deletePlatform(tx, key));
      if (!isGone) throw new Problem('lti.platform_not_found');
      return {};
    },
  ),

  route(calls.inviteLtiPlatform, ({ session, services }) => invitePlatform(services, session)),

  route(calls.renewLtiKey, async ({ session: { institution_id }, services }) => {
    await renewKey(services, institution_id);
    return {};
  }),

  publicRoute(calls.enterByLti, ({ input, services }) => enter(services, input)),

  route(calls.answerDeepLink, ({ input, session, services }) => answerPlatform(services, session, input)),
];
