export { DailyMailSwitch } from './daily-mail-switch.tsx';
export { NotificationBell } from './notification-bell.tsx';
export { openNotifications } from './open-notifications.ts';
