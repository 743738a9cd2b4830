import { faultKindOf } from '../../platform/condition/index.ts';

interface LoggedFault {
  readonly name: string;
  readonly code: string;
  /** Empty unless our own code wrote it, or it speaks of the machine. */
  readonly message: string;
  /** Of a rule of the database: its name and its table. */
  readonly rule: string;
  readonly stack: string;
}

/**
 * What a log keeps of a fault: its kind and where it happened. Messages of drivers and parsers quote values, which may be
 * people's data; only what our own code throws, and what says that the
 * disk or the database fails, is kept in its words.
 */
export function faultForLog(error: unknown): LoggedFault {
  if (!(error instanceof Error)) return { name: typeof error, code: '', message: '', rule: '', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOurs = plain.has(error.constructor) && code === '' && isOurSource(frames[0] ?? '');
  return {
    name: error.name,
    code,
    message: isOurs || faultKindOf(error) !== null ? error.message : '',
    rule: ruleOf(error),
    stack: frames.slice(0, 12).join('\n'),
  };
}

function ruleOf(error: Error): string {
  const { table, column, constraint } = error as { table?: unknown; column?: unknown; constraint?: unknown };
  return [table, column, constraint].filter((name) => typeof name === 'string').join(' ');
}

// Errors of libraries are classes of their own, or carry a code.
const plain: ReadonlySet<unknown> = new Set([Error, TypeError, RangeError]);

function isOurSource(frame: string): boolean {
  return /\/(apps\/server|packages\/[^/]+)\/src\//.test(frame) && !frame.includes('/node_modules/');
}
