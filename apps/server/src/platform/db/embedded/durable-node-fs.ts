import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type Module = Awaited<ReturnType<Init>>['emscriptenOpts'];
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => void };
}

/**
 * A folder of the machine whose files really are on the disk when PostgreSQL asked for it. PGlite's own answers every
 * fsync with "done" and does nothing: after a power cut such a database does not open.
 *
 * The hook reaches into the file system of Emscripten, which moved between two patch releases of PGlite: the version is
 * pinned, and `durability.test.ts` counts the syncs of a commit.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const ready = await super.init(...args);
    const preRun = (ready.emscriptenOpts.preRun ??= []);
    preRun.push((module: Module) => {
      nodeFileSystemOf(module).stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
      };
    });
    return ready;
  }
}

function nodeFileSystemOf(module: object): NodeFileSystem {
  const { NODEFS, FS } = module as {
    NODEFS?: NodeFileSystem;
    FS?: { filesystems?: { NODEFS?: NodeFileSystem } };
  };
  const found = NODEFS ?? FS?.filesystems?.NODEFS;
  if (!found)
    throw new Error('PGlite has hidden its file system: its fsync cannot be mended, so it must not be used.');
  return found;
}
