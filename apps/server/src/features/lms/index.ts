export { enqueuePublication, enqueueResult } from './deliveries/enqueue.ts';
export { startDeliveries } from './deliveries/start-deliveries.ts';
export { registerFraming } from './framing.ts';
export { lmsRoutes } from './lms.routes.ts';
