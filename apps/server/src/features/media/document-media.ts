import { modelOf } from '@takhti/content-types';
import { mapPictures, uploadOf } from '@takhti/content-types/kit';
import type { ContentType } from '@takhti/domain';
import type { InstitutionFiles } from '../../platform/storage/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { sanitiseInTurns, uploadsIn, withoutUploads } from '../../platform/rich-text.ts';
import { withoutSignatures } from '../../platform/storage/file-signer.ts';
import { claimUploads, listUploadIds } from './uploads.queries.ts';

/**
 * A document as it is stored: files without their signatures, and none but uploads of the institution. Anything else would
 * let an author have another institution's file signed for them; words, too, can look like the address of one.
 */
export async function withOwnMedia(
  tx: Tx,
  institution_id: number,
  content_type: ContentType,
  doc: object,
): Promise<object> {
  return ownMediaOf(content_type, doc, (named) => claimUploads(tx, institution_id, named));
}

/** The same of a document that is only looked at: nothing of it is stored, so it keeps no file from being swept. */
export async function showingOwnMedia(
  tx: Tx,
  institution_id: number,
  content_type: ContentType,
  doc: object,
): Promise<object> {
  return ownMediaOf(content_type, doc, (named) => listUploadIds(tx, institution_id, named));
}

async function ownMediaOf(
  content_type: ContentType,
  doc: object,
  ownOf: (upload_ids: readonly string[]) => Promise<string[]>,
): Promise<object> {
  const clean = await cleaned(content_type, doc);
  const bare = mapMedia(content_type, clean, (address) => addressOf(uploadOf(address)));
  const named = uploadsIn(JSON.stringify(bare));
  const own = new Set(await ownOf(named));
  if (own.size === named.length) return bare;
  const isOwn = (upload_id: string): boolean => own.has(upload_id);
  const shown = mapMedia(content_type, bare, (address) => (isOwn(uploadOf(address)) ? address : ''));
  return cleaned(content_type, JSON.parse(withoutUploads(JSON.stringify(shown), isOwn)) as object, isOwn);
}

// Rich text is cleaned wherever a document is taken in, and everything that does not belong in it is removed.
async function cleaned(
  content_type: ContentType,
  doc: object,
  mayShow?: (upload_id: string) => boolean,
): Promise<object> {
  const model = modelOf(content_type);
  const texts: string[] = [];
  model?.mapRichText(doc, (html) => {
    texts.push(withoutSignatures(html));
    return html;
  });
  if (texts.length === 0) return doc;
  const sanitise = await sanitiseInTurns(texts, mayShow);
  return treeOr(
    doc,
    model?.mapRichText(doc, (html) => sanitise(withoutSignatures(html))),
  );
}

function treeOr(doc: object, changed: unknown): object {
  return typeof changed === 'object' && changed !== null ? changed : doc;
}

/** A stored document as it goes to a person: the addresses of its files signed. */
export function signMedia(files: InstitutionFiles, content_type: ContentType, doc: object): object {
  return mapMedia(content_type, doc, (address) => signAddress(files, address));
}

/** Rich text as it goes to a person: its pictures signed, or named in another way. Words that read like an address stay. */
export function signPictures(files: InstitutionFiles, html: string): string {
  return mapPictures(html, (address) => signAddress(files, address));
}

/** The address of a file, signed; empty if it names none of ours. */
export function signAddress(files: InstitutionFiles, address: string): string {
  const upload_id = uploadOf(address);
  return upload_id === '' ? '' : files.sign(upload_id);
}

/** The uploads that a document shows or plays, each once. */
export function uploadsOfDocument(content_type: ContentType, doc: object): string[] {
  const used = new Set<string>();
  mapMedia(content_type, doc, (address) => {
    used.add(uploadOf(address));
    return address;
  });
  used.delete('');
  return [...used];
}

/** A document that names other uploads in place of some: the copies of its pictures and sounds. */
export function renameMedia(
  content_type: ContentType,
  doc: object,
  copies: ReadonlyMap<string, string>,
): object {
  return mapMedia(content_type, doc, (address) => {
    const upload_id = uploadOf(address);
    return addressOf(copies.get(upload_id) ?? upload_id);
  });
}

function mapMedia(content_type: ContentType, doc: object, change: (address: string) => string): object {
  return treeOr(doc, modelOf(content_type)?.mapMedia(doc, change));
}

function addressOf(upload_id: string): string {
  return upload_id === '' ? '' : `/files/${upload_id}`;
}
