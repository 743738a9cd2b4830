import type { PackageNote } from '@takhti/contract';
import type { Language } from '@takhti/domain';
import type { BuiltFiles } from '../../../../platform/built/built-files.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import type { ZipEntry } from '../../../../platform/zip/zip-file.ts';
import type { PackageSource } from '../package-source.ts';

/** What packages are made with. */
export interface Workshop {
  /** The built player that needs no server. */
  readonly player: BuiltFiles;
  readonly storage: Storage;
}

/** What is packaged as a whole: one content, or a lesson plan with what is in it. */
export interface Whole {
  readonly publication: {
    readonly publication_id: string;
    readonly title: string;
    readonly language: Language;
  };
  /** The contents that the format can hold, in their order; at least one. */
  readonly parts: readonly PackageSource[];
}

/** A format of other systems: what differs between them. */
export interface Format {
  /** What the name of a file of it ends in. */
  readonly ending: 'zip' | 'imscc' | 'h5p';
  /** What the name of a file says of it, where other formats have the same ending. */
  readonly label: string;
  /** Why it cannot hold the content at all; null where it can. */
  readonly refusal: (source: PackageSource) => PackageNote | null;
  /** What of the content it does not hold, and what else is to be known of its package. */
  readonly notes: (source: PackageSource) => readonly PackageNote[];
  readonly entries: (whole: Whole, workshop: Workshop) => Promise<Iterable<ZipEntry>>;
}
