interface LoggedFault {
  readonly name: string;
  readonly code: string;
  /** Empty unless our own code wrote it. */
  readonly message: string;
  readonly stack: string;
}

/**
 * What a log keeps of a fault: its kind and where it happened. Messages of drivers and parsers quote values, which may be
 * people's data; only what our own code throws says what is wrong in words of ours.
 */
export function faultForLog(error: unknown): LoggedFault {
  if (!(error instanceof Error)) return { name: typeof error, code: '', message: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOurs = plain.has(error.constructor) && code === '' && isOurSource(frames[0] ?? '');
  return {
    name: error.name,
    code,
    message: isOurs ? error.message : '',
    stack: frames.slice(0, 12).join('\n'),
  };
}

// Errors of libraries are classes of their own, or carry a code.
const plain: ReadonlySet<unknown> = new Set([Error, TypeError, RangeError]);

function isOurSource(frame: string): boolean {
  return /\/(apps\/server|packages\/[^/]+)\/src\//.test(frame) && !frame.includes('/node_modules/');
}
