import { decodeEntities } from '../entities.ts';

/** The spoken text of captions (WebVTT or SubRip): without times, numbers, notes and marks; a repeated line appears once. */
export function captionWords(captions: string): string {
  const cues = captions.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  const lines = cues.flatMap((cue) => {
    const rows = cue.split('\n');
    const at = rows.findIndex((row) => row.includes('-->'));
    return at < 0 ? [] : rows.slice(at + 1).map((row) => spokenText(row.replace(/<[^>]*>|\{\\[^}]*\}/g, '')));
  });
  return lines.filter((line, at) => line !== '' && line !== lines[at - 1]).join('\n');
}

// Marks of direction are for the screen.
function spokenText(text: string): string {
  return decodeEntities(text)
    .replace(/[\u200E\u200F]/g, '')
    .replaceAll('\u00A0', ' ')
    .trim();
}
