import { xmlText } from '../../kit/xml/write-xml.ts';
import type { Described, Unit } from './described.ts';

/** `imsmanifest.xml` of SCORM 1.2: a lesson for each unit. */
export function scorm12Manifest({ id, title, units }: Described): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="takhti-${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${xmlText(title)}</title>
${units.map(itemOf).join('\n')}
    </organization>
  </organizations>
  <resources>
${units.map(resourceOf).join('\n')}
  </resources>
</manifest>
`;
}

function itemOf({ title }: Unit, at: number): string {
  return `      <item identifier="item${at + 1}" identifierref="lesson${at + 1}" isvisible="true">
        <title>${xmlText(title)}</title>
      </item>`;
}

function resourceOf({ start, files }: Unit, at: number): string {
  return `    <resource identifier="lesson${at + 1}" type="webcontent" adlcp:scormtype="sco" href="${start}">
${filesOf(files)}
    </resource>`;
}

/** The files of a resource, a line each. */
export function filesOf(files: readonly string[]): string {
  return files.map((file) => `      <file href="${xmlText(file)}"/>`).join('\n');
}
