import { limits } from '@takhti/domain';
import type { ReadFile } from '../transfer/candidate.ts';
import { importFinding } from '../transfer/finding.ts';
import type { ImportDefaults } from '../transfer/row.ts';
import { readAiken } from './aiken/read-aiken.ts';
import { isXmlFault, mostXmlLevels, readXml, type XmlFault } from '../../kit/xml/read-xml.ts';
import { readGift } from './gift/read-gift.ts';
import { readMoodle } from './moodle/read-moodle.ts';
import { candidateOf, type FoundItem, type Told } from './read-item.ts';

const answer = /^\s*ANSWER\s*:/im;

/** The questions of a text in GIFT or Aiken; which of both it is, its answers tell. */
export function readText(text: string, defaults: ImportDefaults): ReadFile {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (/(?<!\\)\{/.test(lines)) return readFile(readGift(lines, defaults.language), defaults);
  if (answer.test(lines)) return readFile(readAiken(lines), defaults);
  return refusedFile({ key: 'import.text_unknown' });
}

/** The questions of an XML file: a Moodle quiz. */
export function readXmlFile(text: string, defaults: ImportDefaults): ReadFile {
  const root = readXml(text);
  if (isXmlFault(root)) return refusedXml(root);
  if (root.name === 'quiz') return readFile(readMoodle(root, defaults.language), defaults);
  return refusedFile({ key: 'import.xml_other', values: { name: root.name } }, { line: root.line });
}

/** An XML file that is not read, for this reason. */
export function refusedXml(fault: XmlFault, file?: string): ReadFile {
  const place = { line: fault.line, ...(file !== undefined && { file }) };
  if (fault.kind === 'doctype') return refusedFile({ key: 'import.xml_doctype' }, place);
  if (fault.kind === 'deep')
    return refusedFile({ key: 'import.xml_deep', values: { max: mostXmlLevels } }, place);
  return refusedFile({ key: 'import.xml_broken', values: { detail: fault.detail } }, place);
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
  { key, values }: Told,
  place: { readonly line?: number; readonly file?: string } = {},
): ReadFile {
  return { findings: [importFinding(key, { row: null, question: null, ...place }, values)], candidates: [] };
}
