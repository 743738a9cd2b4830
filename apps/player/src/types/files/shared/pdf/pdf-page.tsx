import { TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface PdfPageProps {
  readonly doc: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  readonly label: string;
  /** Called when it fills most of what is seen. */
  readonly onSeen: (number: number) => void;
}

/** A page is rendered when the reader comes near it, with its words over it, to be selected and read out. */
export function PdfPage({ doc, number, width, label, onSeen }: PdfPageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const root = element.parentElement;
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root,
      rootMargin: '100% 0px',
    });
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onSeen(number), {
      root,
      rootMargin: '-45% 0px',
    });
    near.observe(element);
    seen.observe(element);
    return () => {
      near.disconnect();
      seen.disconnect();
    };
  }, [number, onSeen]);
  useEffect(() => {
    let isCurrent = true;
    // A page that cannot be read stays white; the others are there.
    if (isNear && !page)
      void doc.getPage(number).then(
        (found) => isCurrent && setPage(found),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [doc, number, isNear, page]);

  const natural = page?.getViewport({ scale: 1 });
  const ratio = natural ? natural.height / natural.width : Math.SQRT2;
  return (
    <div
      className="pdf-page"
      ref={place}
      data-page={number}
      role="group"
      aria-label={label}
      style={{ inlineSize: width, blockSize: width * ratio }}
    >
      {isNear && page && natural && <Drawn page={page} scale={width / natural.width} />}
    </div>
  );
}

function Drawn({ page, scale }: { readonly page: PDFPageProxy; readonly scale: number }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas.current || !words.current) return;
    const sharpness = Math.min(devicePixelRatio, 2);
    const viewport = page.getViewport({ scale: scale * sharpness });
    canvas.current.width = Math.floor(viewport.width);
    canvas.current.height = Math.floor(viewport.height);
    const drawing = page.render({ canvas: canvas.current, viewport });
    // Cancels the rendering for another size.
    drawing.promise.catch(() => {});
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: words.current,
      viewport: page.getViewport({ scale }),
    });
    const container = words.current;
    layer.render().catch(() => {});
    return () => {
      drawing.cancel();
      layer.cancel();
      container.replaceChildren();
    };
  }, [page, scale]);
  return (
    <>
      <canvas className="pdf-canvas" ref={canvas} aria-hidden="true" />
      <div className="pdf-words" ref={words} style={{ '--total-scale-factor': scale } as object} />
    </>
  );
}
