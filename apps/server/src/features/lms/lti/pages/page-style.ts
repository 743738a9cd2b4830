import { languageRecords, type FontName, type Language } from '@takhti/domain';
import { fontFace, fontFiles } from '../../../../platform/built/font-face.ts';

/** The style sheet of the pages between a platform and the product, with letters that not every device has. */
export function pageStyle(language: Language): string {
  const { fonts } = languageRecords[language];
  // Names of learners are written in any language.
  const faces = [...new Set<FontName>(['naskh', ...fonts])].map((font) =>
    fontFace(font, `/player/offline/${fontFiles[font].file}`),
  );
  return [...faces, style, fonts.includes('nastaliq') ? nastaliq : ''].join('\n');
}

const nastaliq = "h1{font-family:'Noto Nastaliq Urdu',serif;font-weight:400;line-height:2.3}";

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf7f2;color:#1d2733;font:1.0625rem/1.6 'Noto Naskh Arabic Variable',system-ui,sans-serif}
[dir=rtl] body{line-height:2}main{max-width:34rem;padding:24px;text-align:center}main[hidden]{display:none}h1{font-size:1.375rem;margin:0 0 8px;outline:none}p{margin:0 0 16px}
.button{display:inline-block;min-height:48px;box-sizing:border-box;padding:10px 24px;border-radius:8px;background:#1f7a5c;color:#fff;text-decoration:none;font-weight:600}
.button:focus-visible{outline:3px solid #d98a1f;outline-offset:2px}.reason{color:#5b6470;font-size:.875rem}
main.wide{align-self:start;max-width:48rem;width:100%;box-sizing:border-box;text-align:start}table{width:100%;border-collapse:collapse;margin-top:16px}th,td{text-align:start;padding:10px 8px;border-bottom:1px solid #ddd5c8;font-weight:400}tbody th{overflow-wrap:anywhere;min-width:6rem}thead th{font-weight:600;color:#5b6470;font-size:.875rem}td[data-none]{color:#5b6470}
@media (max-width:26rem){main.wide{padding:16px}th,td{padding:8px 4px;font-size:.9375rem}tbody th{min-width:5rem}}`;
