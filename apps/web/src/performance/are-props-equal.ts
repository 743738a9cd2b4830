type Props = object;

/** For `memo`: as its own comparison, but lists are equal when their entries are, for a path is a new list at every render. */
export function arePropsEqual(before: Props, after: Props): boolean {
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every(
      (name) => Object.hasOwn(after, name) && isEqual(Reflect.get(before, name), Reflect.get(after, name)),
    )
  );
}

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((entry, index) => Object.is(entry, other[index]))
  );
}
