// Read by a pattern of ours and not by a browser's parser, which mends what it can: a scheme with a tab in it, backslashes, missing
// slashes. What is left over then would be another address than the one that was judged.
const web = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/iu;

/** Whether a page may offer an address to be opened: a whole one of the web, http or https, in which nothing is hidden. */
export function isWebAddress(text: string): boolean {
  return web.test(text);
}
