import { mostXmlLevels, type XmlFault } from '../../kit/xml/read-xml.ts';
import type { ImportNote } from './found-item.ts';

/** Why an XML file is not read, in the words of an import. */
export function faultOfXml(fault: XmlFault): ImportNote {
  if (fault.kind === 'doctype') return { key: 'import.xml_doctype' };
  if (fault.kind === 'deep') return { key: 'import.xml_deep', values: { max: mostXmlLevels } };
  return { key: 'import.xml_broken', values: { detail: fault.detail } };
}
