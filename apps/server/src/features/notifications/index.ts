export { sendDailyMails } from './daily-mail.ts';
export { countLateMails } from './daily-mail.queries.ts';
export { countUndelivered } from './delivery.queries.ts';
export { deliverNotifications } from './deliver-notifications.ts';
export { notifyOfTalk } from './notify-of-talk.ts';
export { deleteUnreadOfTalk } from './talks.queries.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { startNotifications } from './start-notifications.ts';
