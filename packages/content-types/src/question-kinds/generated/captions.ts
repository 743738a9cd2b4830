/** What is said in captions (WebVTT or SubRip): without times, numbers, notes and marks; a line that is shown on stands once. */
export function captionWords(captions: string): string {
  const cues = captions.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  const lines = cues.flatMap((cue) => {
    const rows = cue.split('\n');
    const at = rows.findIndex((row) => row.includes('-->'));
    return at < 0
      ? []
      : rows.slice(at + 1).map((row) => decoded(row.replace(/<[^>]*>|\{\\[^}]*\}/g, '')).trim());
  });
  return lines.filter((line, at) => line !== '' && line !== lines[at - 1]).join('\n');
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '', amp: '&' };

/** What WebVTT writes in names, as signs. */
function decoded(text: string): string {
  return text.replace(/&(lt|gt|nbsp|lrm|rlm|amp);/g, (_whole, name: string) => signs[name] ?? '');
}
