/** Writes down that the connection went: calls that need it ask for themselves, so nobody is told here (C-1052). */
export function logOffline(target: Pick<EventTarget, 'addEventListener'>, log: (line: string) => void): void {
  target.addEventListener('offline', () => log('offline'));
}
