import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';

const expression = expressionBuilder<Database, 'containers'>();

/**
 * Own content, wherever it is asked for (C-138, C-823): what belongs to the institution itself or to this school of it.
 * Null leaves nothing out: a person of the whole institution owns the content of all its schools.
 */
export function isOwnContent(own_school_id: string | null): Expression<SqlBool>[] {
  if (own_school_id === null) return [];
  const { or } = expression;
  return [
    or([
      expression('containers.school_id', 'is', null),
      expression('containers.school_id', '=', own_school_id),
    ]),
  ];
}
