import { packageBase } from '@takhti/content-types/files/shared';
import type { GenericBody } from '@takhti/domain';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { createKeptPlace } from '../shared/kept-place.ts';
import { turn, useBook } from './use-book.ts';
import './e-book-view.css';

interface EBookViewProps {
  readonly body: Extract<GenericBody, { kind: 'e_book' }>;
  readonly title: string;
}

const sizes = [75, 90, 100, 115, 130, 150, 180, 220] as const;

/** A book: its pages, its contents, letters as large as the reader needs them, from where it was left. */
export function EBookView({ body, title }: EBookViewProps): ReactNode {
  const { t } = useTexts();
  const base = packageBase(body.path);
  return base === '' ? (
    <p className="notice-text">{t('file_none')}</p>
  ) : (
    <Reader base={base} address={body.path} title={title} />
  );
}

interface ReaderProps {
  readonly base: string;
  readonly address: string;
  readonly title: string;
}

function Reader({ base, address, title }: ReaderProps): ReactNode {
  const { t, percent } = useTexts();
  const pages = useRef<HTMLDivElement>(null);
  const place = useMemo(() => createKeptPlace(() => localStorage, address), [address]);
  const [size, setSize] = useState(100);
  const [isOpen, setOpen] = useState(false);
  const { book, hasFailed, share, ...reading } = useBook(pages, base, place, size);
  const at = sizes.findIndex((each) => each === size);
  const isRightToLeft = book?.isRightToLeft ?? false;
  const previous = (
    <Button key="previous" icon="back" disabled={!book} onClick={reading.previous}>
      {t('page_before')}
    </Button>
  );
  const next = (
    <Button key="next" iconAtEnd="forward" disabled={!book} onClick={reading.next}>
      {t('page_after')}
    </Button>
  );

  return (
    <section className="book" aria-label={title}>
      <div className="book-bar">
        <Button
          icon="list"
          aria-expanded={isOpen}
          disabled={!book || book.chapters.length === 0}
          onClick={() => setOpen(!isOpen)}
        >
          {t('book_contents')}
        </Button>
        <Button
          aria-label={t('book_smaller')}
          icon="minus"
          disabled={at <= 0}
          onClick={() => setSize(sizes[at - 1] ?? 100)}
        />
        <Button
          aria-label={t('book_larger')}
          icon="plus"
          disabled={at >= sizes.length - 1}
          onClick={() => setSize(sizes[at + 1] ?? 100)}
        />
      </div>
      {isOpen && book && (
        <nav aria-label={t('book_contents')}>
          <ol className="book-contents">
            {book.chapters.map(({ label, href, depth }) => (
              <li key={`${href} ${label}`} style={{ paddingInlineStart: `${depth * 1.25}rem` }}>
                <button
                  type="button"
                  className="book-chapter"
                  dir="auto"
                  onClick={() => {
                    setOpen(false);
                    reading.goTo(href);
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {hasFailed && (
        <div className="book-failed" role="alert">
          <p>{t('book_failed')}</p>
          <Button icon="again" onClick={reading.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys turn its pages */}
      <div
        className="book-pages"
        ref={pages}
        hidden={hasFailed}
        aria-busy={!book}
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys turn its pages
        tabIndex={0}
        onKeyDown={(event) =>
          turn(
            event,
            { next: async () => reading.next(), prev: async () => reading.previous() },
            isRightToLeft,
          )
        }
      />
      <div className="book-bar">
        {previous}
        <span role="status">{t('book_read', { share: percent(Math.round(share * 100)) })}</span>
        {next}
      </div>
    </section>
  );
}
