import { languageRecords, type Language } from '@takhti/domain';
import { xmlText } from '../../kit/xml/write-xml.ts';
import type { Described, Unit } from './described.ts';

/** `cmi5.xml`: a course of units, each done when it is completed. */
export function cmi5Course({ id, title, language, units }: Described): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${id}">
    <title>${named(title, language)}</title>
    <description>${named(title, language)}</description>
  </course>
${units.map(unitOf).join('\n')}
</courseStructure>
`;
}

function unitOf({ id, title, language, start }: Unit): string {
  return `  <au id="urn:takhti:${id}" moveOn="Completed" launchMethod="AnyWindow">
    <title>${named(title, language)}</title>
    <description>${named(title, language)}</description>
    <url>${start}</url>
  </au>`;
}

function named(title: string, language: Language): string {
  return `<langstring lang="${languageRecords[language].tag}">${xmlText(title)}</langstring>`;
}
