import { readdirSync, readFileSync } from 'node:fs';
import type { Place } from './place.ts';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time: of a server's process, and of its sessions in PostgreSQL; the embedded database is of the process. */
export interface ProcessorTime {
  readonly server: number;
  readonly database: number;
}

/**
 * What a server has used so far. Unlike calls per second it hardly depends on what else the machine does. 0 where there is no
 * /proc.
 */
export function processorTime(pid: number, { database_url }: Place): ProcessorTime {
  const sessions = database_url ? sessionsOf(new URL(database_url).pathname.slice(1)) : [];
  return {
    server: ticksOf(pid) / TICKS_PER_SECOND,
    database: sessions.reduce((total, process) => total + ticksOf(process), 0) / TICKS_PER_SECOND,
  };
}

function sessionsOf(database: string): number[] {
  return processes().filter((pid) => {
    // PostgreSQL writes there whom and what a process serves: "postgres: user database address state".
    const [name, , served] = read(pid, 'cmdline').split(' ');
    return name === 'postgres:' && served === database;
  });
}

function processes(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function ticksOf(pid: number): number {
  // The second field is a name in brackets that may hold anything; what follows it is regular: user and system time are 14 and 15.
  const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

function read(pid: number, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
