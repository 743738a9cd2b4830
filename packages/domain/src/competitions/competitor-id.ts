const mark = 'competition:';

/** The name under which a learner of a competition attempts its contents. */
export function competitorUserId(player_id: string): string {
  return `${mark}${player_id}`;
}

/** The learner of a competition whom an attempt names; null for any other name. */
export function competitorOf(user_id: string): string | null {
  const id = user_id.startsWith(mark) ? user_id.slice(mark.length) : '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null;
}
