import { types, type CustomTypesConfig } from 'pg';

// Oids of types whose values the driver would otherwise turn into something that loses digits, a time zone or, between
// two machines, its meaning.
const INT8 = 20;
const INT8_ARRAY = 1016;
const NUMERIC = 1700;
const NUMERIC_ARRAY = 1231;
const DATE = 1082;
const DATE_ARRAY = 1182;
const TIMESTAMP = 1114;
const TIMESTAMP_ARRAY = 1115;
const TIMESTAMPTZ = 1184;
const TIMESTAMPTZ_ARRAY = 1185;
const INTERVAL = 1186;
const INTERVAL_ARRAY = 1187;
const TEXT_ARRAY = 1009;

type Parse = (text: string) => unknown;

/** `2026-11-21 05:18:17.5+00` as `2026-11-21T05:18:17.500Z`, the form that JSON replies carry. */
function toIsoStamp(text: string): string {
  const time = new Date(text);
  // "infinity" and years beyond JavaScript's stay as PostgreSQL writes them.
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

const parseTextArray = types.getTypeParser(
  TEXT_ARRAY as Parameters<typeof types.getTypeParser>[0],
  'text',
) as (text: string) => (string | null)[];

const each =
  (parse: Parse): Parse =>
  (text) =>
    parseTextArray(text).map((element) => (element === null ? null : parse(element)));

const asIs: Parse = (text) => text;

const parsers = new Map<number, Parse>([
  [INT8, Number],
  [INT8_ARRAY, each(Number)],
  [NUMERIC, Number],
  [NUMERIC_ARRAY, each(Number)],
  [DATE, asIs],
  [DATE_ARRAY, parseTextArray],
  [TIMESTAMP, asIs],
  [TIMESTAMP_ARRAY, parseTextArray],
  [TIMESTAMPTZ, toIsoStamp],
  [TIMESTAMPTZ_ARRAY, each(toIsoStamp)],
  [INTERVAL, asIs],
  [INTERVAL_ARRAY, parseTextArray],
]);

/**
 * How values arrive, on both engines: counts, bigint and numeric as numbers, timestamptz as an ISO 8601 text in UTC
 * with milliseconds, date, timestamp and interval as PostgreSQL writes them, json parsed. An array of an extension's
 * type (citext[]) arrives as text: cast it to text[] in the query.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid, format = 'text') =>
    (format === 'text' ? parsers.get(oid) : undefined) ?? (types.getTypeParser(oid, format) as Parse),
};
