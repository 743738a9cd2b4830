import { z } from 'zod';

/**
 * A backup is a gzip file of JSON lines: the header, then for each table its name and columns followed by its rows,
 * then the sequences, then each uploaded file followed by its pieces, then the end. Values are written as PostgreSQL prints them, so that any of its versions reads
 * them, the embedded one too. No schema is in it: the migrations it names make that.
 */
export const FORMAT = 2;

const Header = z.strictObject({
  /** The first format held no files. */
  takhti_backup: z.union([z.literal(1), z.literal(FORMAT)]),
  made_at: z.iso.datetime(),
  /** The level of the schema the rows fit. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  /** Of a backup whose secrets are encrypted. */
  key: z.strictObject({ salt: z.string(), check: z.string() }).optional(),
});
const Table = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const Row = z.array(z.string().nullable());
const Sequence = z.strictObject({ sequence: z.string(), last_value: z.string() });
const File = z.strictObject({ file: z.string(), media_type: z.string(), bytes: z.int().nonnegative() });
const Piece = z.strictObject({ piece: z.string() });
/** How many rows went before: a file that was cut off has no such line. */
const End = z.strictObject({
  end: z.literal(true),
  rows: z.int().nonnegative(),
  files: z.int().nonnegative().optional(),
});

export type BackupHeader = z.infer<typeof Header>;
export type BackupTable = z.infer<typeof Table>;
export type BackupRow = z.infer<typeof Row>;
export type BackupSequence = z.infer<typeof Sequence>;
export type BackupLine =
  | BackupHeader
  | BackupTable
  | BackupRow
  | BackupSequence
  | z.infer<typeof File>
  | z.infer<typeof Piece>
  | z.infer<typeof End>;

/** How much is in a backup. */
export interface BackupSize {
  readonly rows: number;
  readonly files: number;
}

export const AnyHeader = z.looseObject({ takhti_backup: z.int() });
export const BackupHeaderLine = Header;
export const BackupBodyLine = z.union([Row, Table, Sequence, Piece, File, End]);

/** The file is no backup, or not one that this version can use. The message is a sentence for a person. */
export class UnusableBackup extends Error {
  override readonly name = 'UnusableBackup';
}
