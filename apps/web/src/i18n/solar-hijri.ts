/** A day of the Solar Hijri calendar, which Afghanistan goes by; month 1 is Hamal. */
export interface SolarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

// The calendar's own rules are an astronomer's; every browser carries them, with digits that can be read back.
const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The Solar Hijri day on which an instant falls, by the reader's own clock. */
export function solarHijri(date: Date): SolarDay {
  const found = new Map(parts.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  return { year: found.get('year') ?? 0, month: found.get('month') ?? 0, day: found.get('day') ?? 0 };
}
