/** 1234.5 as "1,234": figures of a bench are no better than that. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** With one digit behind the point. */
export function tenths(value: number): string {
  return value.toFixed(1);
}

/** The value below which a share of the sorted values lies; 0 of none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Bytes as kB, a thousand each. */
export function kilobytes(bytes: number): string {
  return tenths(bytes / 1000);
}

/** Bytes as MB, 1,048,576 each, as the system counts memory. */
export function megabytes(bytes: number): string {
  return whole(bytes / 1024 / 1024);
}

/** "2 cores, load 3.1": what the figures were measured on; a load near or over the cores means that others worked too. */
export function machine(cores: number, load: number): string {
  return `${cores} cores shared by server, database and load generator; load of the machine before: ${tenths(load)}`;
}
