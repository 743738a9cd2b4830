import { limits } from '@takhti/domain';
import type { ReadFile } from '../transfer/candidate.ts';
import { importFinding } from '../transfer/finding.ts';
import type { ImportDefaults } from '../transfer/row.ts';
import { readAiken } from './aiken/read-aiken.ts';
import { isXmlFault, readXml } from '../../kit/xml/read-xml.ts';
import { readGift } from './gift/read-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { foundItem, readPackage, type PackageTexts } from './qti/read-package.ts';
import { faultOfXml } from './xml-fault.ts';
import type { FoundItem, ImportNote } from './found-item.ts';
import { candidateOf } from './read-item.ts';

const answer = /^\s*ANSWER\s*:/im;

/** The questions of a text in GIFT or Aiken; its answers show the format. */
export function readText(text: string, defaults: ImportDefaults): ReadFile {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (/(?<!\\)\{/.test(lines)) return readFile(readGift(lines, defaults.language), defaults);
  if (answer.test(lines)) return readFile(readAiken(lines), defaults);
  return refusedFile({ key: 'import.text_unknown' });
}

/** The questions of an XML file: a Moodle quiz, or one item of QTI. */
export function readXmlFile(text: string, defaults: ImportDefaults): ReadFile {
  const root = readXml(text);
  if (isXmlFault(root)) return refusedFile(faultOfXml(root), { line: root.line });
  if (root.name === 'quiz') return readFile(readMoodle(root, defaults.language), defaults);
  if (root.name === 'assessmentItem' || root.name === 'qti-assessment-item')
    return readFile([foundItem(root, [], { line: root.line })], defaults);
  return refusedFile({ key: 'import.xml_other', values: { name: root.name } }, { line: root.line });
}

/** The questions of a QTI package. */
export function readPackageFile(files: PackageTexts, defaults: ImportDefaults): ReadFile {
  const read = readPackage(files);
  if ('found' in read) return readFile(read.found, defaults);
  return refusedFile(read.fault, { line: read.line, file: read.file });
}

/** The questions of a bank that were found in a file. */
export function readFile(found: readonly FoundItem[], defaults: ImportDefaults): ReadFile {
  const max = limits.import.max_questions;
  if (found.length > max) return refusedFile({ key: 'import.too_many', values: { max } });
  if (found.length === 0) return refusedFile({ key: 'import.no_questions' });
  return {
    findings: [],
    candidates: found.map((each, at) => candidateOf(each, at + 1, defaults)),
  };
}

/** A file of which nothing can be taken, for this reason. */
export function refusedFile(
  { key, values }: ImportNote,
  place: { readonly line?: number | undefined; readonly file?: string | undefined } = {},
): ReadFile {
  return { findings: [importFinding(key, { row: null, question: null, ...place }, values)], candidates: [] };
}
