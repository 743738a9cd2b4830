/**
 * When a clock on the server's wall last showed an hour.
 * @param hour 0 to 23
 */
export function lastHour(now: Date, hour: number): Date {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour);
  return today <= now ? today : new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, hour);
}
