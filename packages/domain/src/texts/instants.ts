/** An instant as calls write it (specification, section 9; C-1090): `YYYY-MM-DD HH:mm:ss`, by the clock of UTC. */
export function utcText(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

const utcForm = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Reads what `utcText` wrote, or an ISO 8601 text. */
export function readInstant(text: string): Date {
  return new Date(utcForm.test(text) ? `${text.replace(' ', 'T')}Z` : text);
}
