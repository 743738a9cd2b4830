type Props = object;

/**
 * Whether a component that was given these would draw the same: for `memo`, where a path or other short list is put together anew
 * at every drawing.
 */
export function isSameProps(one: Props, other: Props): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSameProp(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

function isSameProp(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((each, at) => Object.is(each, other[at]))
  );
}
