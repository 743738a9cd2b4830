import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { openPdf } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import './pdf-reader.css';

interface PdfReaderProps {
  readonly src: string;
  readonly name: string;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The pages of a PDF, one below the other. */
export function PdfReader({ src, name }: PdfReaderProps): ReactNode {
  const { t } = useTexts();
  const [doc, setDoc] = useState<PDFDocumentProxy | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const opened = openPdf(src);
    let isCurrent = true;
    opened.doc.then(
      (found) => isCurrent && setDoc(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      opened.close();
    };
  }, [src, attempt]);
  if (hasFailed)
    return (
      <div className="pdf-failed" role="alert">
        <p>{t('document_failed')}</p>
        <Button
          icon="again"
          onClick={() => {
            setFailed(false);
            setAttempt((number) => number + 1);
          }}
        >
          {t('retry')}
        </Button>
      </div>
    );
  if (!doc) return <div className="pdf-coming" aria-busy="true" />;
  return <Pages doc={doc} name={name} />;
}

function Pages({ doc, name }: { readonly doc: PDFDocumentProxy; readonly name: string }): ReactNode {
  const { t } = useTexts();
  const pages = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const width = useWidth(pages);
  const numbers = Array.from({ length: doc.numPages }, (_, at) => at + 1);
  const at = zooms.findIndex((each) => each === zoom);

  function goTo(number: number): void {
    const target = pages.current?.querySelector(`[data-page="${number}"]`);
    target?.scrollIntoView({ block: 'start' });
    setPage(number);
  }
  return (
    <section className="pdf" aria-label={name}>
      <div className="pdf-bar">
        <div className="pdf-tools">
          <Button
            aria-label={t('page_before')}
            icon="back"
            disabled={page <= 1}
            onClick={() => goTo(page - 1)}
          />
          <span role="status">{t('page_of', { n: page, total: doc.numPages })}</span>
          <Button
            aria-label={t('page_after')}
            icon="forward"
            disabled={page >= doc.numPages}
            onClick={() => goTo(page + 1)}
          />
        </div>
        <div className="pdf-tools">
          <Button
            aria-label={t('zoom_out')}
            icon="minus"
            disabled={at <= 0}
            onClick={() => setZoom(zooms[at - 1] ?? 1)}
          />
          <Button
            aria-label={t('zoom_in')}
            icon="plus"
            disabled={at >= zooms.length - 1}
            onClick={() => setZoom(zooms[at + 1] ?? 1)}
          />
        </div>
      </div>
      <div
        className="pdf-pages"
        ref={pages}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
        tabIndex={0}
        role="group"
        aria-label={t('document_pages')}
      >
        {width > 0 &&
          numbers.map((number) => (
            <PdfPage
              key={number}
              doc={doc}
              number={number}
              width={width * zoom}
              label={t('page_of', { n: number, total: doc.numPages })}
              onSeen={setPage}
            />
          ))}
      </div>
    </section>
  );
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      // A scroll bar that comes and goes must not render all pages again.
      if (entry)
        setWidth((known) =>
          Math.abs(known - entry.contentRect.width) > 20 ? entry.contentRect.width : known,
        );
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
