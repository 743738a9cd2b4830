import type { Compilable, CompiledQuery } from 'kysely';
import type { Tx } from './db.ts';

/** Represents a value while a statement is built. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built once and not at every call: building one costs more than sending it, which counts where every call
 * asks it. Its shape must not depend on the values: no branches, no lists.
 * @param build builds it; each value that it takes is a placeholder and no more
 */
export function prebuilt<Values extends Readonly<Record<string, string | number>>, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<Row[]> {
  const slots = new Proxy({}, { get: (_none, name) => new Slot(String(name)) }) as Values;
  let known: CompiledQuery<Row> | undefined;
  return async (tx, values) => {
    const executor = tx.getExecutor();
    // Guards of a handle, such as read-only ones, check every statement.
    if (known) executor.transformQuery(known.query, known.queryId);
    known ??= build(tx, slots).compile();
    const parameters = known.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    const { rows } = await executor.executeQuery<Row>({ ...known, parameters });
    return rows;
  };
}
