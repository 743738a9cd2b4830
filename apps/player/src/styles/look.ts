/** The key under which the studio keeps the look that its user chose. */
const storageKey = 'takhti.look';

/** Light or dark: what was chosen in the studio on this device, else what the device has, now and when that changes. */
export function followLook(): void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    const chosen = readChosen();
    const isDark = chosen === 'dark' || (chosen !== 'light' && device.matches);
    document.documentElement.dataset['look'] = isDark ? 'dark' : 'light';
  };
  device.addEventListener('change', apply);
  apply();
}

/** A frame or a private window may have no storage. */
function readChosen(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
