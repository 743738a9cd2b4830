const zeros = ['٠', '۰'] as const;

/** A number as people type it, in Latin, Arabic or Persian digits; null when it is no whole number from 0 up (C-774). */
export function readWholeNumber(text: string): number | null {
  const latin = text.trim().replace(/[٠-٩۰-۹]/g, (digit) => {
    const zero = digit >= zeros[1] ? zeros[1] : zeros[0];
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
  return /^\d{1,9}$/.test(latin) ? Number(latin) : null;
}

/** The number within its bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
