import { StorageFault } from '../storage/storage-fault.ts';
import { CannotRun } from './cannot-run.ts';

/** Faults of the machine below the product that its operator can fix. */
export type FaultKind = 'disk_full' | 'read_only' | 'unavailable' | 'damaged';

const byCode: Readonly<Record<string, FaultKind>> = {
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  EROFS: 'read_only',
  EACCES: 'read_only',
  EPERM: 'read_only',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EPIPE: 'unavailable',
  EIO: 'damaged',
  // Codes of PostgreSQL: the disk is full; a file or the whole database is read-only.
  '53100': 'disk_full',
  '42501': 'read_only',
  '25006': 'read_only',
  // It stops, starts, or refuses connections.
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
  '08000': 'unavailable',
  '08001': 'unavailable',
  '08003': 'unavailable',
  '08004': 'unavailable',
  '08006': 'unavailable',
  // A page, an index or a file of it is not what it was.
  XX001: 'damaged',
  XX002: 'damaged',
  '58030': 'damaged',
  '58P01': 'damaged',
};

// The driver gives these no code.
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|The database is being closed|Client .* is not queryable$)/;

/**
 * Distinguishes a fault of the machine from one of ours.
 * @returns null for a fault of ours
 */
export function faultKindOf(error: unknown): FaultKind | null {
  if (!(error instanceof Error)) return null;
  const known = 'code' in error && typeof error.code === 'string' ? byCode[error.code] : undefined;
  if (known) return known;
  if (error instanceof StorageFault) return error.kind;
  const deeper = faultKindOf(error.cause);
  if (deeper) return deeper;
  return error instanceof CannotRun || lostConnection.test(error.message) ? 'unavailable' : null;
}
