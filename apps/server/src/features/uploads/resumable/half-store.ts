import { DataStore, ERRORS, Upload } from '@tus/server';
import type { HalfFile, HalfFiles } from '../../../platform/temporary/half-files.ts';
import type { Readable } from 'node:stream';

/** Half files as the library of the protocol wants them. */
export class HalfStore extends DataStore {
  readonly #halves: HalfFiles;

  constructor(halves: HalfFiles) {
    super();
    this.#halves = halves;
    this.extensions = ['creation', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const about: Record<string, string> = {};
    for (const [name, value] of Object.entries(upload.metadata ?? {})) about[name] = value ?? '';
    await this.#halves.begin(upload.id, { size: upload.size ?? 0, about });
    return upload;
  }

  override write(source: Readable, id: string, offset: number): Promise<number> {
    return this.#halves.append(id, offset, source);
  }

  override async remove(id: string): Promise<void> {
    await this.#find(id);
    await this.#halves.remove(id);
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, bytes, about } = await this.#find(id);
    return new Upload({ id, size, offset: bytes, metadata: about });
  }

  async #find(id: string): Promise<HalfFile> {
    const half = await this.#halves.find(id);
    // The library answers with what is thrown.
    // oxlint-disable-next-line typescript/only-throw-error -- its errors are no classes
    if (!half) throw ERRORS.FILE_NOT_FOUND;
    return half;
  }
}
