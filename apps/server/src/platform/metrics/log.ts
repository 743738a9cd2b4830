/** Lines of JSON, as the HTTP server writes them, for what happens outside a request. */
export interface Log {
  info(msg: string): void;
  warn(msg: string): void;
  error(msg: string): void;
}

const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity } as const;

/**
 * @param level the least that is written
 * @param write takes a whole line
 */
export function makeLog(
  level: keyof typeof levels,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): Log {
  const writer = (of: 'info' | 'warn' | 'error') => (msg: string) => {
    if (levels[of] >= levels[level])
      write(`${JSON.stringify({ level: levels[of], time: now().toISOString(), msg })}\n`);
  };
  return { info: writer('info'), warn: writer('warn'), error: writer('error') };
}
