import { decodeEntities } from '../../../kit/entities.ts';
import {
  childOf,
  childrenOf,
  elementsIn,
  isXmlFault,
  readXml,
  wordsIn,
  type XmlElement,
} from '../../../kit/xml/read-xml.ts';
import type { PictureBytes } from '../../transfer/candidate.ts';
import type { Item } from '../item.ts';
import { picturesOf } from '../pictures.ts';
import type { FoundItem, ImportNote } from '../found-item.ts';
import { faultOfXml } from '../xml-fault.ts';
import { readItem } from './read-item.ts';

/** The files of a package by their names: text, or the bytes of what is none. */
export type PackageTexts = ReadonlyMap<string, string | Uint8Array | null>;

type ReadPackage =
  | { readonly found: readonly FoundItem[] }
  | { readonly fault: ImportNote; readonly line?: number; readonly file?: string };

const manifestName = 'imsmanifest.xml';
const itemType = /^imsqti_item_xmlv/;

/** The questions of a QTI package, in the order of its manifest. */
export function readPackage(files: PackageTexts): ReadPackage {
  const stray = [...files.keys()].find(isOutside);
  if (stray !== undefined) return { fault: { key: 'import.package_outside', values: { name: stray } } };
  const text = files.get(manifestName);
  if (typeof text !== 'string') return { fault: { key: 'import.package_no_manifest' } };
  const manifest = readXml(text);
  if (isXmlFault(manifest)) return { fault: faultOfXml(manifest), line: manifest.line, file: manifestName };
  const resources = childrenOf(childOf(manifest, 'resources'), 'resource').filter(({ attributes }) =>
    itemType.test(attributes['type'] ?? ''),
  );
  const outside = resources.flatMap((resource) => pathsOf(resource)).find(isOutside);
  if (outside !== undefined)
    return { fault: { key: 'import.package_outside', values: { name: outside } }, file: manifestName };
  return { found: resources.map((resource) => foundIn(resource, files)) };
}

/** A question that is in a file of its own. */
export function foundItem(
  root: XmlElement,
  keywords: readonly string[],
  place: FoundItem['place'],
): FoundItem {
  const read = readItem(root, keywords);
  return 'fault' in read
    ? { place, item: null, faults: [read.fault], lost: [] }
    : { place, item: read.item, faults: [], lost: read.lost };
}

function foundIn(resource: XmlElement, files: PackageTexts): FoundItem {
  const [href = '', ...others] = pathsOf(resource);
  const nothing = (fault: ImportNote, place: FoundItem['place']): FoundItem => ({
    place,
    item: null,
    faults: [fault],
    lost: [],
  });
  const text = files.get(href);
  if (text === undefined)
    return nothing(
      { key: 'import.package_missing', values: { name: href } },
      { file: manifestName, line: resource.line },
    );
  if (typeof text !== 'string')
    return nothing({ key: 'import.encoding_unknown', values: { line: 1 } }, { file: href });
  const root = readXml(text);
  if (isXmlFault(root)) return nothing(faultOfXml(root), { file: href, line: root.line });
  const found = foundItem(root, keywordsIn(childOf(resource, 'metadata')), { file: href });
  const missing = others.filter((name) => !files.has(name));
  return {
    ...found,
    ...(found.item && { pictures: picturesBeside(href, found.item, files) }),
    lost: [
      ...found.lost,
      ...missing.map(
        (name) => ({ key: 'import.package_missing', values: { name, line: resource.line } }) as const,
      ),
    ],
  };
}

// Addresses in an item are relative to its own file.
function picturesBeside(href: string, item: Item, files: PackageTexts): PictureBytes {
  const found = picturesOf(item).flatMap((src): [string, Uint8Array][] => {
    const bytes = files.get(pathFrom(href, decoded(decodeEntities(src))));
    return bytes instanceof Uint8Array ? [[src, bytes]] : [];
  });
  return new Map(found);
}

function pathFrom(href: string, src: string): string {
  const path = href.split('/').slice(0, -1);
  for (const step of src.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}

function pathsOf(resource: XmlElement): string[] {
  const own = resource.attributes['href'];
  const listed = childrenOf(resource, 'file').map(({ attributes }) => attributes['href'] ?? '');
  return [...new Set([...(own === undefined ? [] : [own]), ...listed])].map(decoded);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isOutside(path: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\])/i.test(path) || path.split(/[/\\]/).includes('..');
}

function keywordsIn(element: XmlElement | undefined): string[] {
  return elementsIn(element).flatMap((child) =>
    child.name === 'keyword' ? [wordsIn(child).trim()] : keywordsIn(child),
  );
}
