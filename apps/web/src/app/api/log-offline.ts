/** Logs a lost connection: calls that need it report it themselves, so nothing is shown here (C-1052). */
export function logOffline(target: Pick<EventTarget, 'addEventListener'>, log: (line: string) => void): void {
  target.addEventListener('offline', () => log('offline'));
}
