// Strict, as a database takes nothing else for an id.
const fileAddress = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:$|\?)/i;

/** The upload that an address names, signed or not; empty for none. */
export function uploadOf(address: string): string {
  return fileAddress.exec(address)?.[1]?.toLowerCase() ?? '';
}

// As rich text is cleaned, which quotes every attribute. Only in a tag: words may read like the address of a file, too.
const tag = /<img\s[^<>]*>/g;
const source = /(?<=\ssrc=")\/files\/[^"]*(?=")/;

/** Rich text with the address of every picture of ours in it changed. */
export function mapPictures(html: string, change: (address: string) => string): string {
  return html.replace(tag, (picture) => picture.replace(source, (address) => change(address)));
}

const drive = /^https:\/\/(?:drive|docs)\.google\.com\/[^\s"'<>\\]+$/;

/** Whether an address leads to a file on Google Drive, of which nothing is kept here (G-406). */
export function isDriveLink(address: string): boolean {
  return drive.test(address);
}
