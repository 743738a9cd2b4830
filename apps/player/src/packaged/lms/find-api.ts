interface Somewhere {
  readonly parent?: unknown;
  readonly opener?: unknown;
}

// As the standard has it: no page is inside more windows than this.
const mostWindows = 500;

/** The object through which a package calls a SCORM system: in a window around this one, or around its opener. */
export function findApi<Api extends object>(
  here: object,
  name: 'API' | 'API_1484_11',
  functions: readonly (keyof Api & string)[],
): Api | null {
  return inParents(here, name, functions) ?? inParents(read(here, 'opener'), name, functions);
}

/** Converts an answer of a system to text: many answer with numbers and booleans too. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function inParents<Api extends object>(
  start: unknown,
  name: string,
  functions: readonly (keyof Api & string)[],
): Api | null {
  let window = start;
  for (let seen = 0; seen < mostWindows && isObject(window); seen += 1) {
    const api = read(window, name);
    if (isApi<Api>(api, functions)) return api;
    const parent = read(window, 'parent');
    if (parent === window) return null;
    window = parent;
  }
  return null;
}

function isApi<Api extends object>(value: unknown, functions: readonly (keyof Api & string)[]): value is Api {
  return isObject(value) && functions.every((name) => typeof read(value, name) === 'function');
}

// A window of another origin refuses to be asked.
function read(object: unknown, name: string): unknown {
  try {
    return isObject(object) ? (object as Somewhere & Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
