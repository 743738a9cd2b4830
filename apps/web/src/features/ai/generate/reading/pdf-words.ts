import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The text of a PDF, page by page, up to the limit. Scripts in it never run. */
export async function pdfWords(data: Uint8Array, enough: number): Promise<string> {
  const task = getDocument({ data, enableXfa: false });
  try {
    const doc = await task.promise;
    let text = '';
    for (let page = 1; page <= doc.numPages && text.length <= enough; page += 1) {
      const { items } = await (await doc.getPage(page)).getTextContent();
      const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''));
      text += `${words.join('')}\n\n`;
    }
    return text;
  } finally {
    await task.destroy();
  }
}
