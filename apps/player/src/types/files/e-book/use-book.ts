import { Paginator } from 'foliate-js/paginator.js';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { KeptPlace } from '../shared/kept-place.ts';
import { bookStyles } from './book-styles.ts';
import { openBook, type Book } from './open-book.ts';
import { placeOf, shareOf, writtenPlace } from './place.ts';

interface Reading {
  readonly book: Book | null;
  readonly hasFailed: boolean;
  /** How much has been read, from 0 to 1. */
  readonly share: number;
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (href: string) => void;
  readonly retry: () => void;
}

interface Relocated {
  readonly index: number;
  readonly fraction?: number;
}

/** Shows a book in an element, page after page, from the place where it was left; letters as large as `percent` says. */
export function useBook(
  element: RefObject<HTMLElement | null>,
  base: string,
  place: KeptPlace,
  percent: number,
): Reading {
  const [book, setBook] = useState<Book | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [share, setShare] = useState(0);
  const reader = useRef<Paginator | null>(null);

  useEffect(() => {
    const home = element.current;
    if (!home) return;
    let isCurrent = true;
    const paginator = new Paginator();
    const show = async (): Promise<void> => {
      const opened = await openBook(base);
      if (!isCurrent) return;
      const { epub, isRightToLeft } = opened;
      paginator.addEventListener('relocate', (event) => {
        const at = (event as CustomEvent<Relocated>).detail;
        const now = { index: at.index, fraction: at.fraction ?? 0 };
        place.keep(writtenPlace(now));
        setShare(shareOf(now, epub.sections.length));
      });
      paginator.addEventListener('load', (event) => {
        const { doc } = (event as CustomEvent<{ doc: Document }>).detail;
        if (isRightToLeft) doc.documentElement.dir ||= 'rtl';
        doc.addEventListener('click', (click) => followLink(click, paginator, epub));
        doc.addEventListener('keydown', (pressed) => turn(pressed, paginator, isRightToLeft));
      });
      home.replaceChildren(paginator);
      paginator.open(epub);
      const at = placeOf(place.read(), epub.sections.length);
      await paginator.goTo({ index: at.index, anchor: at.fraction });
      // Left while its first page was on the way: only now it can be ended.
      if (!isCurrent) return paginator.destroy();
      reader.current = paginator;
      setBook(opened);
    };
    show().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      // Before a page was shown there is nothing for it to end, and it fails at that.
      if (reader.current) paginator.destroy();
      reader.current = null;
      paginator.remove();
    };
  }, [element, base, place, attempt]);

  useEffect(() => {
    reader.current?.setStyles(bookStyles(percent, document.baseURI));
  }, [percent, book]);

  return {
    book,
    hasFailed,
    share,
    next: () => void reader.current?.next(),
    previous: () => void reader.current?.prev(),
    goTo: (href) => {
      const target = book?.epub.resolveHref(href);
      if (target) void reader.current?.goTo(target);
    },
    retry: () => {
      setFailed(false);
      setBook(null);
      setAttempt((number) => number + 1);
    },
  };
}

type Epub = Book['epub'];

// Links of a book lead within it; others open beside it, and learn nothing of this page.
function followLink(event: MouseEvent, paginator: Paginator, epub: Epub): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  const href = link?.getAttribute('href');
  if (href === null || href === undefined) return;
  event.preventDefault();
  if (/^https?:/i.test(href)) return void open(href, '_blank', 'noopener,noreferrer');
  const { index } = currentOf(paginator);
  const target = epub.resolveHref(epub.sections[index]?.resolveHref(href) ?? href);
  if (target) void paginator.goTo(target);
}

function currentOf(paginator: Paginator): { readonly index: number } {
  const [shown] = (paginator as unknown as { getContents: () => { index: number }[] }).getContents();
  return shown ?? { index: 0 };
}

/** Turns a page by keys: the arrow that points on is the other one in a book that runs from right to left. */
export function turn(
  event: Pick<KeyboardEvent, 'key'>,
  paginator: Pick<Paginator, 'next' | 'prev'> | null,
  isRightToLeft: boolean,
): void {
  const on = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === on || event.key === 'PageDown') void paginator?.next();
  if (event.key === back || event.key === 'PageUp') void paginator?.prev();
}
