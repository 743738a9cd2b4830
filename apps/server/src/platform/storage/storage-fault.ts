/** An operation of the file storage failed. People read that they should try again; the log has the cause. */
export class StorageFault extends Error {
  override readonly name: string = 'StorageFault';
  readonly kind: 'disk_full' | 'unavailable';

  constructor(kind: StorageFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The fault of the storage that is, or has led to, an error; null for another. */
export function storageFaultIn(error: unknown): StorageFault | null {
  if (!(error instanceof Error)) return null;
  return error instanceof StorageFault ? error : storageFaultIn(error.cause);
}
