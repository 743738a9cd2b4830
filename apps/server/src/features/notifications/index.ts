export { sendDailyMails } from './daily-mail.ts';
export { deliverNotifications } from './deliver-notifications.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { startNotifications } from './start-notifications.ts';
