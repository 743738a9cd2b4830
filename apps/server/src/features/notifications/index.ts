export { sendDailyMails } from './daily-mail.ts';
export { deliverNews } from './deliver-news.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { startNotifications } from './start-notifications.ts';
