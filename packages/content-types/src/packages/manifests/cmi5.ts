import { languageRecords } from '@takhti/domain';
import { xmlText } from '../../kit/xml/write-xml.ts';
import { startPage, type Described } from './described.ts';

/** `cmi5.xml`: a course of one unit, done when it is completed. */
export function cmi5Course({ id, title, language }: Described): string {
  const named = `<langstring lang="${languageRecords[language].tag}">${xmlText(title)}</langstring>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="urn:uuid:${id}">
    <title>${named}</title>
    <description>${named}</description>
  </course>
  <au id="urn:takhti:${id}" moveOn="Completed" launchMethod="AnyWindow">
    <title>${named}</title>
    <description>${named}</description>
    <url>${startPage}</url>
  </au>
</courseStructure>
`;
}
