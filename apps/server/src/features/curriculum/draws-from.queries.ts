import { sql, type Expression, type SqlBool } from 'kysely';
import { serverTypes } from '../../types/registry.ts';
import type { ServerType } from '../../types/server-type.ts';

const conditions = Object.values<ServerType>(serverTypes).flatMap(
  ({ drawsFrom: condition }) => condition ?? [],
);

/** The condition on a container that its document draws from a skill, by the types that do. */
export function drawsFrom(skill_id: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    conditions.map((condition) => condition(skill_id)),
    sql` or `,
  )})`;
}
