import { languageRecords } from '@takhti/domain';
import { xmlText } from '../../kit/xml/write-xml.ts';
import { startPage, type Described } from './described.ts';
import { filesOf } from './scorm12.ts';

/** Where the quiz of a cartridge lies. */
export const quizFile = 'quiz/quiz.xml';

/** `imsmanifest.xml` of Common Cartridge 1.1, the newest that Moodle takes: a quiz, or a page that is played. */
export function cartridgeManifest({ id, title, language, files }: Described, holds: 'quiz' | 'page'): string {
  const resource =
    holds === 'quiz'
      ? '<resource identifier="content" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment">'
      : `<resource identifier="content" type="webcontent" href="${startPage}">`;
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
        <item identifier="item" identifierref="content">
          <title>${xmlText(title)}</title>
        </item>
      </item>
    </organization>
  </organizations>
  <resources>
    ${resource}
${filesOf(files)}
    </resource>
  </resources>
</manifest>
`;
}
