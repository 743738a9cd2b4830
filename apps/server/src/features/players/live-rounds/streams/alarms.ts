/** Calls that are to come, one for each name. */
export interface Alarms {
  /** Sets the alarm of a name, in place of the one that was set before. */
  readonly set: (name: string, wait_ms: number, ring: () => void) => void;
  readonly clear: (name: string) => void;
  readonly stop: () => void;
  /** How many are still to come. */
  readonly count: () => number;
}

/** Makes alarms of which nothing is kept once they rang. */
export function makeAlarms(): Alarms {
  const waiting = new Map<string, NodeJS.Timeout>();

  function clear(name: string): void {
    clearTimeout(waiting.get(name));
    waiting.delete(name);
  }

  return {
    set(name, wait_ms, ring) {
      clear(name);
      const alarm = setTimeout(() => {
        waiting.delete(name);
        ring();
      }, wait_ms);
      alarm.unref();
      waiting.set(name, alarm);
    },
    clear,
    stop: () => [...waiting.keys()].forEach(clear),
    count: () => waiting.size,
  };
}
