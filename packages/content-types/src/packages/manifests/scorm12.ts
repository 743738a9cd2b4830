import { xmlText } from '../../kit/xml/write-xml.ts';
import { startPage, type Described } from './described.ts';

/** `imsmanifest.xml` of SCORM 1.2: one lesson, which is the whole package. */
export function scorm12Manifest({ id, title, files }: Described): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="takhti-${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${xmlText(title)}</title>
      <item identifier="item" identifierref="lesson" isvisible="true">
        <title>${xmlText(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="lesson" type="webcontent" adlcp:scormtype="sco" href="${startPage}">
${filesOf(files)}
    </resource>
  </resources>
</manifest>
`;
}

/** The files of a resource, a line each. */
export function filesOf(files: readonly string[]): string {
  return files.map((file) => `      <file href="${xmlText(file)}"/>`).join('\n');
}
