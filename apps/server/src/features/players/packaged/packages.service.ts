import { packageNote } from '@takhti/content-types/packages';
import { Problem, type PackageNote } from '@takhti/contract';
import { packageFormats, type PackageFormat } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { fileName } from '../../../platform/file-name.ts';
import { zipFile } from '../../../platform/zip/zip-file.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/registry.ts';
import { loadPackageSource, type PackageSource } from './package-source.ts';

interface PackageReport {
  readonly format: PackageFormat;
  readonly is_possible: boolean;
  readonly notes: PackageNote[];
}

/**
 * In which formats published content can leave the product, and what each of them does not hold; none for content that is played
 * or asked nowhere.
 * @throws Problem players.not_found, players.too_heavy
 */
export async function reportPackages(
  { db }: Pick<Services, 'db'>,
  session: Session,
  content_id: string,
): Promise<PackageReport[]> {
  const source = await db.inReadTransaction((tx) => loadPackageSource(tx, session, content_id));
  if (!source) return [];
  return packageFormats.map((format) => {
    const refusal = refusalOf(formats[format], source);
    return {
      format,
      is_possible: refusal === null,
      notes: refusal ? [refusal] : [...formats[format].notes(source)],
    };
  });
}

/**
 * Published content as a package of a format.
 * @throws Problem players.not_found, players.too_heavy, packages.not_possible
 */
export async function downloadPackage(
  { db, storage, packaged_player: player }: Pick<Services, 'db' | 'storage' | 'packaged_player'>,
  room: FileWork,
  session: Session,
  { content_id, format: name }: { readonly content_id: string; readonly format: PackageFormat },
): Promise<OutgoingFile> {
  const source = await db.inReadTransaction((tx) => loadPackageSource(tx, session, content_id));
  const format = formats[name];
  if (!source || refusalOf(format, source)) throw new Problem('packages.not_possible');
  return {
    file_name: `${fileName(source.publication.title, 'content')}.${format.ending}`,
    media_type: 'application/zip',
    path: await zipFile(room, await format.entries(source, { player, storage })),
  };
}

function refusalOf(format: Format, source: PackageSource): PackageNote | null {
  return source.isClosed ? packageNote('package.closed') : format.refusal(source);
}
