import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * The condition that a text column contains every word of what a person typed, in any order, regardless of the case.
 * True when nothing was typed. A trigram index on the column serves it from three letters on.
 *
 * @param column as `table.column`, or the expression that is indexed
 */
export function containsWords(column: string | RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return sql<SqlBool>`true`;
  const searched = typeof column === 'string' ? sql.ref(column) : column;
  const conditions = words.map((word) => sql`${searched} ilike ${`%${escapeLike(word)}%`}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, String.raw`\$&`);
}

/** A text array of SQL. */
export function textArray(values: readonly string[]): RawBuilder<string[]> {
  return values.length === 0
    ? sql<string[]>`'{}'::text[]`
    : sql<string[]>`array[${sql.join(values)}]::text[]`;
}
