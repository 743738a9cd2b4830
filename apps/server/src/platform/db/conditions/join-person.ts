import { sql, type JoinBuilder, type SqlBool } from 'kysely';
import type { Database } from '../schema/schema.ts';

type PersonColumn = {
  [Table in keyof Database]: `${Table}.${Extract<keyof Database[Table], `${string}user_id`>}`;
}[keyof Database];

/**
 * How `users` is joined to the person whom a column names: an id means a person of the row's own institution only.
 *
 * @param column as `table.column`, of a table that the query reads
 * @param alias under which `users` is joined, where it is not `users`
 */
export function joinPerson(column: PersonColumn, alias = 'users') {
  const table = column.slice(0, column.indexOf('.'));
  const isSamePerson = sql<SqlBool>`${sql.ref(`${alias}.institution_id`)} = ${sql.ref(`${table}.institution_id`)}
    and ${sql.ref(`${alias}.user_id`)} = ${sql.ref(column)}`;
  return <DB, TB extends keyof DB>(join: JoinBuilder<DB, TB>) => join.on(isSamePerson);
}
