/** The name and value of each label. */
export type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

/**
 * Figures of a running server, for Prometheus. Names are those of its conventions: `takhti_`, the thing, the unit; who takes a
 * name a second time replaces the first.
 */
export interface Metrics {
  /** A number that only grows. */
  counter(name: string, help: string): { add(labels?: Labels, by?: number): void };
  /** How often something took how long. */
  histogram(
    name: string,
    help: string,
    bounds: readonly number[],
  ): { observe(value: number, labels?: Labels): void };
  /** Measured at each request. A metric that fails is left out. */
  gauge(name: string, help: string, read: () => number | readonly Sample[] | Promise<number>): void;
  /** Everything, in the text format of Prometheus. */
  write(): Promise<string>;
}

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'histogram' | 'gauge';
  lines(): readonly string[] | Promise<readonly string[]>;
}

/** Makes an empty set of figures. */
export function makeMetrics(): Metrics {
  const families = new Map<string, Family>();
  const add = (family: Family): void => void families.set(family.name, family);
  return {
    counter(name, help) {
      const values = new Map<string, number>();
      add({
        name,
        help,
        type: 'counter',
        lines: () => [...values].map(([key, value]) => `${name}${key} ${value}`),
      });
      return {
        add(labels = {}, by = 1) {
          const key = textOf(labels);
          values.set(key, (values.get(key) ?? 0) + by);
        },
      };
    },
    histogram(name, help, bounds) {
      const all = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      add({
        name,
        help,
        type: 'histogram',
        lines: () => [...all.values()].flatMap((one) => linesOf(name, bounds, one)),
      });
      return {
        observe(value, labels = {}) {
          const key = textOf(labels);
          const one = all.get(key) ?? {
            labels,
            counts: Array.from({ length: bounds.length + 1 }, () => 0),
            sum: 0,
          };
          all.set(key, one);
          const found = bounds.findIndex((bound) => value <= bound);
          const bucket = found === -1 ? bounds.length : found;
          one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
          one.sum += value;
        },
      };
    },
    gauge(name, help, read) {
      add({
        name,
        help,
        type: 'gauge',
        async lines() {
          const given = await read();
          const samples = typeof given === 'number' ? [{ value: given }] : given;
          return samples.map(({ labels = {}, value }: Sample) => `${name}${textOf(labels)} ${value}`);
        },
      });
    },
    async write() {
      const parts = await Promise.all([...families.values()].map(partOf));
      return parts.filter((part) => part !== '').join('');
    },
  };
}

async function partOf({ name, help, type, lines }: Family): Promise<string> {
  try {
    const written = await lines();
    return written.length === 0
      ? ''
      : `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${written.join('\n')}\n`;
  } catch {
    return '';
  }
}

function linesOf(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: { labels: Labels; counts: readonly number[]; sum: number },
): string[] {
  let total = 0;
  const buckets = [...bounds.map(String), '+Inf'].map((le, at) => {
    total += counts[at] ?? 0;
    return `${name}_bucket${textOf({ ...labels, le })} ${total}`;
  });
  return [...buckets, `${name}_sum${textOf(labels)} ${sum}`, `${name}_count${textOf(labels)} ${total}`];
}

function textOf(labels: Labels): string {
  const written = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
  );
  return written.length === 0 ? '' : `{${written.join(',')}}`;
}
