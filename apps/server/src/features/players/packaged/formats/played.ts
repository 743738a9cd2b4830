import {
  cmi5Course,
  packageNote,
  scorm12Manifest,
  scorm2004Manifest,
  type Described,
  type Unit,
} from '@takhti/content-types/packages';
import type { Packaged } from '@takhti/domain';
import type { ZipEntry } from '../../../../platform/zip/zip-file.ts';
import { makersEntry } from '../../carried/makers-entry.ts';
import { mediaEntries } from '../../carried/media.ts';
import { pageEntries } from '../../carried/zip-game.ts';
import type { PackageSource } from '../package-source.ts';
import type { Format, Whole, Workshop } from './format.ts';

type Manifest = (described: Described) => string;

/** A format whose packages bring a player, which reports by a standard. */
function playedFormat(
  standard: Packaged['standard'],
  name: string,
  manifest: { readonly name: string; readonly write: Manifest },
): Format {
  return {
    ending: 'zip',
    label: ` (${name})`,
    refusal: () => null,
    notes: (source) => [
      ...notesOfPlay(source),
      // About forty characters each are kept of what was answered.
      ...(standard === 'scorm12' && source.facts.parts > 80 ? [packageNote('package.break')] : []),
    ],
    entries: async (whole, workshop) => {
      const { publication_id: id, title, language } = whole.publication;
      const made = await Promise.all(
        whole.parts.map((part, at) => playedUnit(part, workshop, standard, folderOf(whole, at))),
      );
      const described = { id, title, language, units: made.map(({ unit }) => unit) };
      return [
        manifestEntry(manifest.name, manifest.write(described)),
        ...made.flatMap(({ entries }) => entries),
      ];
    },
  };
}

/** Notes for every played package. */
export function notesOfPlay({ content, facts, isDrawn }: PackageSource) {
  return [
    packageNote(facts.hidesFeedback ? 'package.exam' : 'package.keys'),
    packageNote('package.statistics'),
    ...(isDrawn ? [packageNote('package.drawn', content.boards.length)] : []),
    ...(facts.limitsAttempts ? [packageNote('package.attempts')] : []),
    ...(facts.hasVideo ? [packageNote('package.video')] : []),
  ];
}

/** A part of a package that is played: its unit in the manifest, and its files. */
export async function playedUnit(
  { publication, content, makers, media }: PackageSource,
  { player, storage }: Workshop,
  standard: Packaged['standard'],
  folder: string,
): Promise<{ readonly unit: Unit; readonly entries: readonly ZipEntry[] }> {
  const { publication_id: id, title, language } = publication;
  const value: Packaged = { publication_id: id, standard, content };
  const entries = [
    ...(await pageEntries(player, publication, { name: 'takhtiPackage', value })),
    ...makersEntry(makers),
    ...mediaEntries(storage, media),
  ].map((entry) => ({ ...entry, name: folder + entry.name }));
  const files = entries.map(({ name }) => name);
  return { unit: { id, title, language, start: `${folder}index.html`, files }, entries };
}

/** The folder of a part's files: next to the manifest if it is the only part. */
export function folderOf({ parts }: Whole, at: number): string {
  return parts.length === 1 ? '' : `${at + 1}/`;
}

/** A manifest as the first file of a package. */
export function manifestEntry(name: string, text: string): ZipEntry {
  return { name, bytes: new TextEncoder().encode(text) };
}

export const scorm12 = playedFormat('scorm12', 'SCORM 1.2', {
  name: 'imsmanifest.xml',
  write: scorm12Manifest,
});
export const scorm2004 = playedFormat('scorm2004', 'SCORM 2004', {
  name: 'imsmanifest.xml',
  write: scorm2004Manifest,
});
export const cmi5 = playedFormat('cmi5', 'cmi5', { name: 'cmi5.xml', write: cmi5Course });
