import { sql, type Expression, type SqlBool } from 'kysely';

/** Whether a container is an assessment that draws from a skill; the type is a literal, as in the condition of the index. */
export function assessmentDrawsFrom(skill_id: Expression<string>): Expression<SqlBool> {
  return sql<SqlBool>`(content_type = 'assessment'
    and (json_data -> 'skills') @> jsonb_build_array(jsonb_build_object('skill_id', ${skill_id})))`;
}
