/** How a person wants numbers and dates written, where it is not as the interface language does. */
export interface Writing {
  readonly digits: (typeof digitChoices)[number];
  /** Which calendar comes first; the other is beside it. */
  readonly calendar: (typeof calendarChoices)[number];
}

export const digitChoices = ['language', 'western', 'eastern'] as const;
export const calendarChoices = ['gregorian', 'solar_hijri'] as const;

const storageKey = 'takhti.writing';
/** As every language does it for itself. */
export const usualWriting: Writing = { digits: 'language', calendar: 'gregorian' };

let present: Writing | undefined;
const listeners = new Set<() => void>();

/** How the person in this browser wants it. */
export const writingNow = (): Writing => (present ??= readWriting(parse(localStorage.getItem(storageKey))));

/** Calls back after each change; gives what ends that. */
export function onWriting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes numbers and dates otherwise from now on, and keeps that in this browser. */
export function changeWriting(writing: Writing): void {
  localStorage.setItem(storageKey, JSON.stringify(writing));
  present = writing;
  for (const listener of listeners) listener();
}

/** The stored settings, with the default for what is missing or unknown. */
export function readWriting(kept: unknown): Writing {
  const { digits, calendar } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >;
  return {
    digits: digitChoices.find((choice) => choice === digits) ?? usualWriting.digits,
    calendar: calendarChoices.find((choice) => choice === calendar) ?? usualWriting.calendar,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
