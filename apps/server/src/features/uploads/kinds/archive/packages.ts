import type { PackageEntries } from '../../../../platform/db/index.ts';
import { Refusal } from '../refusal.ts';
import type { Archive, ArchiveFile } from './read-archive.ts';

/**
 * The files of a page that plays, by the paths at which it asks for them: `index.html` is at the beginning, or in the one folder
 * that everything was packed with (C-021).
 */
export function entriesOfPage({ files }: Archive): PackageEntries {
  const start = files.find(({ path }) => path === 'index.html') ? '' : topFolder(files);
  if (start === null || !files.some(({ path }) => path === `${start}index.html`))
    throw new Refusal('uploads.no_index_page');
  return entriesBelow(files, start);
}

function topFolder(files: readonly ArchiveFile[]): string | null {
  const [folder, ...others] = new Set(files.map(({ path }) => path.slice(0, path.indexOf('/') + 1)));
  return folder === undefined || folder === '' || others.length > 0 ? null : folder;
}

function entriesBelow(files: readonly ArchiveFile[], start: string): PackageEntries {
  return Object.fromEntries(files.map(({ path, at }) => [path.slice(start.length), at]));
}

// The only ones that hide fonts and no words.
const ofFonts = ['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'];

/** The files of an e-book, by their paths in it. */
export async function entriesOfBook({ files, text }: Archive): Promise<PackageEntries> {
  const type = await text('mimetype');
  const container = await text('META-INF/container.xml');
  const root = /\bfull-path\s*=\s*["']([^"']+)["']/.exec(container ?? '')?.[1];
  const hasRoot = files.some(({ path }) => path === root);
  if (type?.trim() !== 'application/epub+zip' || !hasRoot) throw new Refusal('uploads.wrong_content');
  const hidden = (await text('META-INF/encryption.xml')) ?? '';
  const ways = Array.from(
    hidden.matchAll(/<(?:\w+:)?EncryptionMethod[^<>]*\bAlgorithm\s*=\s*["']([^"']+)["']/g),
  );
  const isLocked = ways.some(([, algorithm = '']) => !ofFonts.includes(algorithm));
  if (isLocked || files.some(({ path }) => path === 'META-INF/rights.xml'))
    throw new Refusal('uploads.is_protected');
  return entriesBelow(files, '');
}

const office = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const;

/** Requires an archive to be the Office file that its name says. */
export function requireOffice({ files }: Archive, ending: keyof typeof office): void {
  const has = (wanted: string): boolean => files.some(({ path }) => path === wanted);
  if (!has('[Content_Types].xml') || !has(office[ending])) throw new Refusal('uploads.wrong_content');
}
