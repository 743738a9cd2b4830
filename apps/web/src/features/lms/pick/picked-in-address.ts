import { Id, mostPicked } from '@takhti/domain';

const name = 'picked';

/** The picked content in the address: so it survives a preview and a reload. */
export function pickedIn(query: URLSearchParams): readonly string[] {
  const ids = (query.get(name) ?? '').split(',').filter((id) => Id.safeParse(id).success);
  return [...new Set(ids)].slice(0, mostPicked);
}

/** The address with other things picked. */
export function withPicked(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  if (ids.length === 0) next.delete(name);
  else next.set(name, ids.join(','));
  return next;
}

/** Whether the person who opened the picker wants several things, and not one. */
export function wantsSeveral(query: URLSearchParams): boolean {
  return ['1', 'true'].includes(query.get('multiple') ?? '');
}
