/** The bell in the header, of which there is one. */
export const bellId = 'notification-bell';

/** Opens what is behind the bell, as a press on it does: nothing where there is no bell. */
export function openNotifications(): void {
  document.getElementById(bellId)?.click();
}
