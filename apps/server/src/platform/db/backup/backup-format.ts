import { z } from 'zod';

/**
 * A backup is a gzip file of JSON lines: the header, then for each table its name and columns followed by its rows,
 * then the sequences, then the end. Values are written as PostgreSQL prints them, so that any of its versions reads
 * them, the embedded one too. No schema is in it: the migrations it names make that.
 */
export const FORMAT = 1;

const Header = z.strictObject({
  takhti_backup: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** The level of the schema the rows fit. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  /** Of a backup whose secrets are encrypted. */
  key: z.strictObject({ salt: z.string(), check: z.string() }).optional(),
});
const Table = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const Row = z.array(z.string().nullable());
const Sequence = z.strictObject({ sequence: z.string(), last_value: z.string() });
/** How many rows went before: a file that was cut off has no such line. */
const End = z.strictObject({ end: z.literal(true), rows: z.int().nonnegative() });

export type BackupHeader = z.infer<typeof Header>;
export type BackupTable = z.infer<typeof Table>;
export type BackupRow = z.infer<typeof Row>;
export type BackupSequence = z.infer<typeof Sequence>;
export type BackupLine = BackupHeader | BackupTable | BackupRow | BackupSequence | z.infer<typeof End>;

export const AnyHeader = z.looseObject({ takhti_backup: z.int() });
export const BackupHeaderLine = Header;
export const BackupBodyLine = z.union([Row, Table, Sequence, End]);

/** The file is no backup, or not one that this version can use. The message is a sentence for a person. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}
