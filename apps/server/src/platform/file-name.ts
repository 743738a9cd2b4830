// Signs that turn the reading direction make `exe.png` of `gnp.exe`. Joiners stay: words of Urdu and Dari are written with them.
const unwanted = /[\\/:*?"<>|\p{Cc}\s\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]+/gu;
// Devices of Windows, no matter what comes behind a point.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=$|[. ])/i;

/**
 * The name of a file for people, from a title: without what no file system of theirs takes, letters of every language kept, 80
 * characters at most. `otherwise` when nothing of it is left.
 */
export function fileName(title: string, otherwise: string): string {
  const name = title
    .toWellFormed()
    .replace(unwanted, ' ')
    .replace(/^[. ]+/, '');
  // By characters: half of one cannot be written into a header.
  const short = Array.from(name)
    .slice(0, 80)
    .join('')
    .replace(/[. ]+$/, '');
  return (reserved.test(short) ? `_${short}` : short) || otherwise;
}

/** The header by which a browser keeps a file under its name, in letters of any script. */
export function attachment(file_name: string): string {
  const name = encodeURIComponent(file_name.toWellFormed()).replaceAll("'", '%27');
  return `attachment; filename*=UTF-8''${name}`;
}
