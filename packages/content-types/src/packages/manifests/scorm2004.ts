import { xmlText } from '../../kit/xml/write-xml.ts';
import type { Described, Unit } from './described.ts';
import { filesOf } from './scorm12.ts';

/** `imsmanifest.xml` of SCORM 2004, 4th edition: a lesson for each unit, which reports its own completion. */
export function scorm2004Manifest({ id, title, units }: Described): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="takhti-${id}" version="1.0" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd http://www.adlnet.org/xsd/adlseq_v1p3 adlseq_v1p3.xsd http://www.adlnet.org/xsd/adlnav_v1p3 adlnav_v1p3.xsd http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="organization">
    <organization identifier="organization">
      <title>${xmlText(title)}</title>
${units.map(itemOf).join('\n')}
      <imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
      </imsss:sequencing>
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
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
      </item>`;
}

function resourceOf({ start, files }: Unit, at: number): string {
  return `    <resource identifier="lesson${at + 1}" type="webcontent" adlcp:scormType="sco" href="${start}">
${filesOf(files)}
    </resource>`;
}
