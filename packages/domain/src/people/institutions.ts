/** Institutions whose ids the specification names (section 9). */
export const institutionIds = {
  /** The provider's own content (C-1063): its skills are known by the ids of an LMS, and who signs up to try the product joins it. */
  provider: 98,
  standalone: 3,
  /** Homework goes straight to another system (C-1066). */
  direct_post: 104,
  /** Institutions whose approved content goes to a game platform each, unless they have other settings (C-513, C-1069). */
  game_platforms: [101, 102],
} as const;

/** Whether a person's institution works without the studio's surroundings: standalone mode, which ends with the login (C-536, C-540). */
export function isStandalone(user: { readonly institution_id: number } | null): boolean {
  return user?.institution_id === institutionIds.standalone;
}
