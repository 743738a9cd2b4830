/** The pictures that a rich text takes: files of ours. One of somebody else's page would be gone after saving. */
export const ownPictures = 'img[src^="/files/"]';

/** Whether HTML from the clipboard brings pictures that a rich text leaves out. */
export function bringsForeignPictures(html: string): boolean {
  if (!/<img\b/i.test(html)) return false;
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector(`img:not(${ownPictures})`) !== null;
}
