/**
 * A record with the same keys and other values.
 * @param make gives the new value of an entry
 */
export function mapRecord<Key extends string, Value, Made>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Made,
): Readonly<Record<Key, Made>> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, make(value, key as Key)]);
  return Object.fromEntries(entries) as Record<Key, Made>;
}
