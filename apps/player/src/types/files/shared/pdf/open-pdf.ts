import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

// Beside the built player (vite.config.ts): fonts and letters that a file names and does not hold, and decoders of rare pictures.
const parts = `${import.meta.env.BASE_URL}pdf/`;

/** A PDF that is being read. */
export interface OpenedPdf {
  readonly doc: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** Begins to read a PDF, page by page as they are wanted. Nothing that is written in it as a script ever runs. */
export function openPdf(url: string): OpenedPdf {
  const task = getDocument({
    url,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    enableXfa: false,
    // Fetches the pages that are looked at, not the whole file: for slow networks.
    disableAutoFetch: true,
    disableStream: true,
    rangeChunkSize: 256 * 1024,
    // A page cannot make a canvas larger than browsers can bear.
    canvasMaxAreaInBytes: 64 * 1024 * 1024,
  });
  return { doc: task.promise, close: () => void task.destroy() };
}
