export { countByStatus as countDeliveries } from './deliveries/delivery-list.queries.ts';
export { enqueuePublication, enqueueResult } from './deliveries/enqueue.ts';
export { startDeliveries } from './deliveries/start-deliveries.ts';
export { registerFraming } from './framing.ts';
export { lmsRoutes } from './lms.routes.ts';
export { isLtiToken, readLtiLaunch } from './lti/launch/read-launch.ts';
export { readSealed } from './systems/read-sealed.ts';
export { registerLtiRoutes } from './lti/lti-pages.ts';
