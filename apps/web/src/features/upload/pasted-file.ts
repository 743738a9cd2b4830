/**
 * The file that is pasted. None where it is only a picture of the text that comes with it: spreadsheets and word processors put
 * both on the clipboard.
 */
export function pastedFile(clipboard: DataTransfer): File | null {
  const [file] = clipboard.files;
  return file && !hasText(clipboard.getData('text/html')) ? file : null;
}

function hasText(html: string): boolean {
  if (html === '') return false;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const style of body.querySelectorAll('style')) style.remove();
  return body.textContent.trim() !== '';
}
