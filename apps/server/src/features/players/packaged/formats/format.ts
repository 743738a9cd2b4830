import type { PackageNote } from '@takhti/contract';
import type { Language } from '@takhti/domain';
import type { BuiltFiles } from '../../../../platform/built/built-files.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import type { ZipEntry } from '../../../../platform/zip/zip-file.ts';
import type { PackageSource } from '../package-source.ts';

/** The files and services that packages are made with. */
export interface Workshop {
  /** The built player that needs no server. */
  readonly player: BuiltFiles;
  readonly storage: Storage;
}

/** The whole package: one content, or a lesson plan with its content. */
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
  /** The ending of its file name. */
  readonly ending: 'zip' | 'imscc' | 'h5p';
  /** The format in its file name, if other formats have the same ending. */
  readonly label: string;
  /** Why it cannot hold the content at all; null where it can. */
  readonly refusal: (source: PackageSource) => PackageNote | null;
  /** Parts of the content that the format leaves out, and other notes about the package. */
  readonly notes: (source: PackageSource) => readonly PackageNote[];
  readonly entries: (whole: Whole, workshop: Workshop) => Promise<Iterable<ZipEntry>>;
}
