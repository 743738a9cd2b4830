import type { MessageKey } from '@takhti/content-types/message-texts';
import { packageNote } from '@takhti/content-types/packages';
import { Problem, type PackageNote } from '@takhti/contract';
import { packageFormats, type PackageFormat } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { fileName } from '../../../platform/file-name.ts';
import { mapInTurns } from '../../../platform/work/in-turns.ts';
import { zipFile } from '../../../platform/zip/zip-file.ts';
import type { Format } from './formats/format.ts';
import { formats } from './formats/registry.ts';
import { loadPackagable, type Packagable } from './packagable.ts';
import type { PackageSource } from './package-source.ts';

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
  { db, workroom }: Pick<Services, 'db' | 'workroom'>,
  session: Session,
  content_id: string,
): Promise<PackageReport[]> {
  return workroom.inTurn('packages', session, async () => {
    const found = await loadPackagable(db, session, content_id);
    if (!found) return [];
    return mapInTurns(packageFormats, (format) => ({ format, ...reportOf(formats[format], found) }));
  });
}

/**
 * Published content as a package of a format.
 * @throws Problem players.not_found, players.too_heavy, packages.not_possible
 */
export async function downloadPackage(
  services: Pick<Services, 'db' | 'storage' | 'packaged_player' | 'workroom'>,
  fileWork: FileWork,
  session: Session,
  request: { readonly content_id: string; readonly format: PackageFormat },
): Promise<OutgoingFile> {
  // Until it is written, its content is in memory.
  return services.workroom.inTurn('packages', session, () =>
    writePackage(services, fileWork, session, request),
  );
}

async function writePackage(
  { db, storage, packaged_player: player }: Pick<Services, 'db' | 'storage' | 'packaged_player'>,
  fileWork: FileWork,
  session: Session,
  { content_id, format: name }: { readonly content_id: string; readonly format: PackageFormat },
): Promise<OutgoingFile> {
  const found = await loadPackagable(db, session, content_id);
  const format = formats[name];
  const parts = found?.parts.filter((part) => !refusalOf(format, part)) ?? [];
  if (!found || parts.length === 0) throw new Problem('packages.not_possible');
  const { publication } = found;
  return {
    file_name: `${fileName(publication.title, 'content')}${format.label}.${format.ending}`,
    media_type: 'application/zip',
    path: await zipFile(fileWork, await format.entries({ publication, parts }, { player, storage })),
  };
}

function reportOf(format: Format, { parts, missing }: Packagable): Omit<PackageReport, 'format'> {
  const refusals = parts.map((part) => refusalOf(format, part));
  const held = parts.filter((_part, at) => refusals[at] === null);
  const [refusal = packageNote('package.no_questions')] = refusals.filter((each) => each !== null);
  if (held.length === 0) return { is_possible: false, notes: [refusal] };
  const left = (missing ?? 0) + parts.length - held.length;
  const notes = held.flatMap((part) => format.notes(part));
  return {
    is_possible: true,
    notes: [...(left > 0 ? [packageNote('package.parts', left)] : []), ...summed(notes)],
  };
}

// Of several contents each note is once, with how many questions or rounds of all of them it is about.
function summed(notes: readonly PackageNote[]): PackageNote[] {
  return [...Map.groupBy(notes, ({ key }) => key).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    if (others.length === 0 || first.count === null) return [first];
    const count = [first, ...others].reduce((sum, each) => sum + (each.count ?? 0), 0);
    return [packageNote(first.key as MessageKey, count)];
  });
}

function refusalOf(format: Format, source: PackageSource): PackageNote | null {
  return source.isClosed ? packageNote('package.closed') : format.refusal(source);
}
