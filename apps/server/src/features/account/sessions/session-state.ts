/** Differs if an administrator changed the person, or if the role differs. */
export function ownState(version: number, role: string): string {
  return `${version}.${role}`;
}

/** The same for a session that looks at another desk: either person may be changed. */
export function deskState(own: string, desk: { user_id: string; version: number }, role: string): string {
  return `${own}/${desk.user_id}.${desk.version}.${role}`;
}
