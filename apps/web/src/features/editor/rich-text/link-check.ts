/** A link as somebody typed it, made whole; null when it leads nowhere that http or https can go (C-738). */
export function linkFrom(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return null;
  const whole = scheme === undefined ? `https://${text}` : text;
  if (!URL.canParse(whole)) return null;
  const { hostname } = new URL(whole);
  return hostname.includes('.') && !hostname.endsWith('.') ? whole : null;
}
