import { sql, type RawBuilder } from 'kysely';

/**
 * The most bytes that a column's value can be once it is unpacked; 0 for none. Neither way of packing
 * makes one byte of more than so many. The database says how a value is packed without unpacking it, which takes as long as reading it.
 */
export function mostUnpacked(column: string): RawBuilder<number> {
  const value = sql.ref(column);
  return sql<number>`(coalesce(pg_column_size(${value}), 0)::bigint
    * case pg_column_compression(${value}) when 'pglz' then 88 when 'lz4' then 255 else 1 end)`;
}
