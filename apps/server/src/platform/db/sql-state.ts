/** The five characters by which PostgreSQL names a failure, or a system's error code such as ECONNREFUSED. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a row was refused because another one has what must be its own. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}
