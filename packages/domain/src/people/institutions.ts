/** Institutions whose ids the specification names (section 9). */
export const institutionIds = { standalone: 3 } as const;

/** Whether somebody's institution works without the studio's surroundings: standalone mode, which ends with the login (C-536, C-540). */
export function isStandalone(user: { readonly institution_id: number } | null): boolean {
  return user?.institution_id === institutionIds.standalone;
}
