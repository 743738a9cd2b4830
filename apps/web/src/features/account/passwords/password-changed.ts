/** The message of the new password for the login page: in the navigation's state, not in the address. */
export const passwordChanged = { passwordChanged: true } as const;

/** Whether the navigation carries that message. */
export function isPasswordChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state;
}
