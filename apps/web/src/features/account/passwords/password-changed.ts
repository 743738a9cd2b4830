/** What the page for a new password leaves for the login page to say: it travels with the navigation, not in the address. */
export const passwordChanged = { passwordChanged: true } as const;

/** Whether the page before has left that word. */
export function isPasswordChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state;
}
