declare module 'foliate-js/epub.js' {
  interface TocItem {
    label?: string;
    href?: string;
    subitems?: TocItem[] | null;
  }
  interface Loading {
    loadText: (path: string) => Promise<string | null>;
    loadBlob: (path: string) => Promise<Blob>;
    getSize: (path: string) => number;
  }
  interface DataTarget {
    addEventListener: (
      name: 'data',
      listener: (event: { detail: { data: unknown; type: string; readonly name: string } }) => void,
    ) => void;
  }
  /** One part of a book, as its spine names it. */
  export interface Section {
    readonly id: string;
    /** The address of what is shown of it. */
    load: () => Promise<string | null>;
    unload: () => void;
    readonly resolveHref: (href: string) => string;
  }
  export class EPUB {
    constructor(loading: Loading);
    init(): Promise<EPUB>;
    readonly sections: readonly Section[];
    readonly toc?: TocItem[] | null;
    readonly dir?: string;
    readonly metadata?: { readonly language?: string | readonly string[] };
    readonly transformTarget?: DataTarget;
    resolveHref(href: string): { index: number; anchor: (doc: Document) => unknown } | null;
    isExternal(href: string): boolean;
    destroy(): void;
  }
}

declare module 'foliate-js/paginator.js' {
  import type { EPUB } from 'foliate-js/epub.js';

  export class Paginator extends HTMLElement {
    open(book: EPUB): void;
    goTo(target: { index: number; anchor?: number | ((doc: Document) => unknown) }): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    setStyles(css: string): void;
    destroy(): void;
  }
}
