import { utcText } from '../texts/instants.ts';

const written = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Whether clocks go by a time zone of this name. */
export function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/**
 * The instant at which clocks of a time zone show a time, written `YYYY-MM-DD HH:MM:SS`; null for what is no time or no zone. A time
 * that clocks skip is that much later; of one that they show twice it is the first.
 */
export function instantIn(zone: string, local: string): Date | null {
  const wall = wallTime(local);
  if (wall === null || !isTimeZone(zone)) return null;
  // Offsets a day before and after are the two that can apply around a change of the clocks.
  const day = 24 * 3600 * 1000;
  const before = offsetAt(zone, wall - day);
  const after = offsetAt(zone, wall + day);
  const first = wall - Math.max(before, after);
  const second = wall - Math.min(before, after);
  const shows = (instant: number): boolean => instant + offsetAt(zone, instant) === wall;
  const found = [first, second].find(shows);
  return new Date(found ?? wall - before);
}

/** The local time of a time zone at an instant: `YYYY-MM-DD HH:MM:SS`. */
export function localTime(zone: string, instant: Date): string {
  return utcText(new Date(instant.getTime() + offsetAt(zone, instant.getTime())));
}

/** The day of the week of a date `YYYY-MM-DD`: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The date so many days after another one, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`) + days * 24 * 3600 * 1000;
  return new Date(time).toISOString().slice(0, 10);
}

function wallTime(local: string): number | null {
  const [, ...parts] = written.exec(local.trim()) ?? [];
  const [year, month, day, hour, minute, second = 0] = parts.map((part) => Number(part ?? 0));
  if (year === undefined || month === undefined || day === undefined) return null;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  // A date that rolls over, such as 31 June, is invalid.
  const isReal = new Date(wall).toISOString().startsWith(`${local.trim().slice(0, 10)}T`);
  return isReal && (hour ?? 0) < 24 && (minute ?? 0) < 60 && second < 60 ? wall : null;
}

// By how much clocks of the zone are ahead of UTC, in milliseconds.
function offsetAt(zone: string, instant: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}

// A format takes longer to make than to use. Zones are few, but each can be written in thousands of ways.
const most_formats = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= most_formats) formats.clear();
  formats.set(zone, made);
  return made;
}
