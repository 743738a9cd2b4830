const minute = 60_000;
const day = 24 * 60 * minute;

/** The day that a person's clock shows, as a date, and when it began. */
export interface OwnDay {
  readonly date: string;
  readonly began: Date;
}

/**
 * The last days by a person's own clock, the oldest first, today the last.
 * @param utc_offset minutes by which their clock is ahead of UTC
 */
export function lastDays(now: Date, utc_offset: number, count: number): OwnDay[] {
  const shown = now.getTime() + utc_offset * minute;
  const today = shown - (((shown % day) + day) % day);
  return Array.from({ length: count }, (_, at) => {
    const midnight = today - (count - 1 - at) * day;
    return {
      date: new Date(midnight).toISOString().slice(0, 10),
      began: new Date(midnight - utc_offset * minute),
    };
  });
}
