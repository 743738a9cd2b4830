import { cmi5Course, packageNote, scorm12Manifest, scorm2004Manifest } from '@takhti/content-types/packages';
import type { Packaged } from '@takhti/domain';
import type { ZipEntry } from '../../../../platform/zip/zip-file.ts';
import { mediaEntries } from '../../carried/media.ts';
import { pageEntries } from '../../carried/zip-game.ts';
import type { PackageSource } from '../package-source.ts';
import type { Format, Workshop } from './format.ts';

type Manifest = (described: Parameters<typeof scorm12Manifest>[0]) => string;

/** A format whose packages bring a player, which reports by a standard. */
function playedFormat(
  standard: Packaged['standard'],
  manifest: { readonly name: string; readonly write: Manifest },
): Format {
  return {
    ending: 'zip',
    refusal: () => null,
    notes: (source) => [
      ...notesOfPlay(source),
      // About forty characters each are kept of what was answered.
      ...(standard === 'scorm12' && partsOf(source) > 80 ? [packageNote('package.break')] : []),
    ],
    entries: (source, workshop) => playedEntries(source, workshop, standard, manifest),
  };
}

/** What is to be known of every package that is played. */
export function notesOfPlay({ content, isDrawn }: PackageSource) {
  const play = content.kind === 'assessment' ? content.boards[0]?.play : undefined;
  const hasVideo = play?.articles.some(({ OfflineLink }) => OfflineLink !== '') ?? false;
  return [
    packageNote(play?.is_feedback_hidden === 1 ? 'package.exam' : 'package.keys'),
    packageNote('package.statistics'),
    ...(isDrawn ? [packageNote('package.drawn', content.boards.length)] : []),
    ...(play && play.max_attempts > 0 ? [packageNote('package.attempts')] : []),
    ...(hasVideo ? [packageNote('package.video')] : []),
  ];
}

function partsOf({ content }: PackageSource): number {
  return content.kind === 'game'
    ? (content.boards[0]?.play.rounds.length ?? 0)
    : (content.boards[0]?.play.questions.length ?? 0);
}

/** The player with what it plays and shows, and the manifest that names all of it. */
export async function playedEntries(
  { publication, content, media }: PackageSource,
  { player, storage }: Workshop,
  standard: Packaged['standard'],
  manifest: { readonly name: string; readonly write: Manifest },
): Promise<readonly ZipEntry[]> {
  const { publication_id, title, language } = publication;
  const value: Packaged = { publication_id, standard, content };
  const files = [
    ...(await pageEntries(player, publication, { name: 'takhtiPackage', value })),
    ...mediaEntries(storage, media),
  ];
  const described = { id: publication_id, title, language, files: files.map(({ name }) => name) };
  return [{ name: manifest.name, bytes: new TextEncoder().encode(manifest.write(described)) }, ...files];
}

export const scorm12 = playedFormat('scorm12', { name: 'imsmanifest.xml', write: scorm12Manifest });
export const scorm2004 = playedFormat('scorm2004', { name: 'imsmanifest.xml', write: scorm2004Manifest });
export const cmi5 = playedFormat('cmi5', { name: 'cmi5.xml', write: cmi5Course });
