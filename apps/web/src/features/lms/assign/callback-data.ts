type Value = string | number | boolean | null;

/** The data that the LMS put into the address, as a JSON object of plain values; it gets them back with the homework (C-900). */
export function callbackDataIn(query: URLSearchParams): Record<string, Value> {
  try {
    const data: unknown = JSON.parse(query.get('callback_data') ?? '{}');
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return {};
    return Object.fromEntries(Object.entries(data).filter(isPlain));
  } catch {
    return {};
  }
}

function isPlain(entry: [string, unknown]): entry is [string, Value] {
  return entry[1] === null || ['string', 'number', 'boolean'].includes(typeof entry[1]);
}
