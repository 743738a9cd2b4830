import { addDays, instantIn, localTime } from '@takhti/domain';

/** A stored time as a field of day and time holds it, and back. */
export function toField(stored: string): string {
  return stored.trim().replace(' ', 'T');
}

export function fromField(typed: string): string {
  const [day = '', time = ''] = typed.split('T');
  return time === '' ? day : `${day} ${time.length === 5 ? `${time}:00` : time}`;
}

/**
 * The local time of a zone at a stored time, as a date with the same local time in this browser, for formatting; null for no
 * time. A time that the zone's clocks skip reads as the one that they show instead.
 */
export function wallDate(zone: string, stored: string): Date | null {
  const instant = instantIn(zone, stored);
  if (instant === null) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = localTime(zone, instant)
    .split(/[-: ]/)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute);
}

/** The phase of a competition at an instant. */
export function stateAt(
  { timezone, start_date, end_date }: { timezone: string; start_date: string; end_date: string },
  now: Date,
): 'before' | 'running' | 'over' | null {
  const [start, end] = [instantIn(timezone, start_date), instantIn(timezone, end_date)];
  if (!start || !end) return null;
  if (now < start) return 'before';
  return now < end ? 'running' : 'over';
}

/** Times of a competition that starts today, by the clocks of a zone, and runs for four weeks of whole days. */
export function fourWeeksFrom(zone: string, now: Date): { start_date: string; end_date: string } {
  const today = localTime(zone, now).slice(0, 10);
  return { start_date: `${today} 00:00:00`, end_date: `${addDays(today, 27)} 23:59:59` };
}
