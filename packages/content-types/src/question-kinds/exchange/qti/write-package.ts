import { xmlText } from '../../../kit/xml/write-xml.ts';
import type { Item } from '../item.ts';
import { itemWithPictures, picturesOf, type Picture, type Pictures } from '../pictures.ts';
import type { ImportNote } from '../found-item.ts';
import { shapeOf, textsOf } from '../shapes.ts';
import type { QtiVersion } from './names.ts';
import { writeItem } from './write-item.ts';

/** A file of a package. */
export interface PackageFile {
  readonly name: string;
  readonly text: string;
}

/** The notes about what a QTI package cannot store of a question; its pictures too if none are included. */
export function qtiLosses(item: Item, hasPictures = false): ImportNote[] {
  return [
    ...(!hasPictures && picturesOf(item).length > 0 ? [{ key: 'lost.picture' } as const] : []),
    ...(textsOf(item).join('').includes('data-latex=') ? [{ key: 'lost.formula' } as const] : []),
    ...shapeOf(item).losses(item),
  ];
}

/**
 * Questions as a package of QTI: the manifest that names them with what else is known of them, and an item each, written when it is asked
 * for.
 * @param pictures that come along: `pictureFiles` are to be added
 * @param makers tags about all of them, where models made some
 */
export function* writePackage(
  items: readonly Item[],
  version: QtiVersion,
  pictures: Pictures = new Map(),
  makers: readonly string[] = [],
): Generator<PackageFile, void, void> {
  const addressOf = (src: string): string | null => {
    const picture = pictures.get(src);
    return picture ? `../${pictureName(picture)}` : null;
  };
  const named = items.map((item, at) => {
    const identifier = `question-${String(at + 1).padStart(5, '0')}`;
    const shown = pictures.size === 0 ? [] : picturesOf(item).flatMap((src) => pictures.get(src) ?? []);
    return {
      item,
      identifier,
      name: `items/${identifier}.xml`,
      files: shown.map(pictureName),
    };
  });
  yield { name: 'imsmanifest.xml', text: manifestOf(named, version, makers) };
  for (const { item, identifier, name } of named)
    yield { name, text: writeItem(itemWithPictures(item, addressOf), identifier, version) };
}

/** Pictures as files of a package. */
export function pictureFiles(pictures: Pictures): Picture[] {
  return Array.from(pictures.values(), (picture) => ({ ...picture, name: pictureName(picture) }));
}

function pictureName({ name }: Picture): string {
  return `images/${name}`;
}

const forms = {
  '2.1': {
    namespaces:
      'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:lom="http://www.imsglobal.org/xsd/imsmd_v1p2"',
    schema: ['IMS Content', '1.1.4'],
    type: 'imsqti_item_xmlv2p1',
    words: (text: string) => `<lom:langstring xml:lang="en">${xmlText(text)}</lom:langstring>`,
  },
  '3.0': {
    namespaces:
      'xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" xmlns:lom="http://ltsc.ieee.org/xsd/LOM"',
    schema: ['QTI Package', '3.0.0'],
    type: 'imsqti_item_xmlv3p0',
    words: (text: string) => `<lom:string language="en">${xmlText(text)}</lom:string>`,
  },
} as const;

interface Named {
  readonly item: Item;
  readonly identifier: string;
  readonly name: string;
  /** The pictures that it shows, by their names in the package. */
  readonly files: readonly string[];
}

function manifestOf(named: readonly Named[], version: QtiVersion, makers: readonly string[]): string {
  const { namespaces, schema, type, words } = forms[version];
  const [name, number] = schema;
  const keywords = (tags: readonly string[]): string =>
    tags.map((tag) => `<lom:keyword>${words(tag)}</lom:keyword>`).join('');
  const description = ({ madeBy }: Item): string =>
    madeBy
      ? `<lom:description>${words(`AI prompt: ${madeBy.prompt}\nAI source: ${madeBy.source}`)}</lom:description>`
      : '';
  const about =
    makers.length === 0 ? '' : `<lom:lom><lom:general>${keywords(makers)}</lom:general></lom:lom>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest ${namespaces} identifier="takhti-questions">`,
    `<metadata><schema>${name}</schema><schemaversion>${number}</schemaversion>${about}</metadata>`,
    '<organizations/>',
    '<resources>',
    ...named.map(
      ({ item, identifier, name: file, files }) =>
        `<resource identifier="${identifier}" type="${type}" href="${file}"><metadata><lom:lom><lom:general>${description(item)}${keywords(item.tags)}</lom:general></lom:lom></metadata>${[file, ...files].map((href) => `<file href="${xmlText(href)}"/>`).join('')}</resource>`,
    ),
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
}
