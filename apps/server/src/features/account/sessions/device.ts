/** Browsers and systems by what is in their user agent; the first that fits, for many name others beside themselves. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UC\s?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/**
 * A device in words, for its owner to know it again: `Firefox · Android`. No more of the user agent is kept.
 * @returns an empty text for one that says nothing we know
 */
export function deviceOf(user_agent: string): string {
  return [nameIn(browsers, user_agent), nameIn(systems, user_agent)]
    .filter((name) => name !== '')
    .join(' · ');
}

function nameIn(known: readonly (readonly [RegExp, string])[], user_agent: string): string {
  return known.find(([pattern]) => pattern.test(user_agent))?.[1] ?? '';
}
