import { sql, type RawBuilder } from 'kysely';

/**
 * A text where it is one of some values, regardless of case and spaces; empty for any other. So that what is grouped by it has no more
 * groups than there are values, regardless of what people wrote.
 */
export function namedValue(column: RawBuilder<string>, values: readonly string[]): RawBuilder<string> {
  const folded = sql<string>`lower(btrim(regexp_replace(${column}, '\\s+', ' ', 'g')))`;
  const named = [...new Set(values.map((value) => value.replace(/\s+/g, ' ').trim().toLowerCase()))];
  return sql<string>`case when ${column} = '' then '' when ${folded} = any(${named}::text[]) then ${folded}
    when ${column} = any(${[...new Set(values)]}::text[]) then ${column} else '' end`;
}
