import { languageRecords } from '@takhti/domain';
import { xmlText } from '../../kit/xml/write-xml.ts';
import type { Described, Unit } from './described.ts';
import { filesOf } from './scorm12.ts';

/** A unit of a cartridge: a quiz, or a page that is played. */
export interface CartridgeUnit extends Unit {
  readonly holds: 'quiz' | 'page';
}

/** `imsmanifest.xml` of Common Cartridge 1.1, the newest that Moodle takes. */
export function cartridgeManifest({
  id,
  title,
  language,
  units,
}: Omit<Described, 'units'> & { readonly units: readonly CartridgeUnit[] }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="takhti-${id}" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest">
  <metadata>
    <schema>IMS Common Cartridge</schema>
    <schemaversion>1.1.0</schemaversion>
    <lomimscc:lom>
      <lomimscc:general>
        <lomimscc:title>
          <lomimscc:string language="${languageRecords[language].tag}">${xmlText(title)}</lomimscc:string>
        </lomimscc:title>
      </lomimscc:general>
    </lomimscc:lom>
  </metadata>
  <organizations>
    <organization identifier="organization" structure="rooted-hierarchy">
      <item identifier="root">
${units.map(itemOf).join('\n')}
      </item>
    </organization>
  </organizations>
  <resources>
${units.map(resourceOf).join('\n')}
  </resources>
</manifest>
`;
}

function itemOf({ title }: CartridgeUnit, at: number): string {
  return `        <item identifier="item${at + 1}" identifierref="content${at + 1}">
          <title>${xmlText(title)}</title>
        </item>`;
}

function resourceOf({ holds, start, files }: CartridgeUnit, at: number): string {
  const what =
    holds === 'quiz' ? 'type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"' : `type="webcontent" href="${start}"`;
  return `    <resource identifier="content${at + 1}" ${what}>
${filesOf(files)}
    </resource>`;
}
