/** A duration as SCORM 1.2 writes it: `0000:01:05.00`. */
export function clockDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = String(Math.min(9999, Math.floor(whole / 3600))).padStart(4, '0');
  return `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.00`;
}

/** A duration as ISO 8601 writes it, for SCORM 2004 and xAPI: `PT65S`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.max(0, Math.round(seconds))}S`;
}
