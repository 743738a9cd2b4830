import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shelfPages, type Shelf } from '../../app/routing/shelves.ts';
import { useText } from '../../i18n/index.ts';
import { writeFilters, type LibraryFilters } from './library-filters.ts';
import classes from './shelf-tabs.module.css';

const shelves = Object.keys(shelfPages) as Shelf[];

interface ShelfTabsProps {
  readonly shelf: Shelf;
  readonly filters: LibraryFilters;
  /** What stands at the other end of the line. */
  readonly children?: ReactNode;
}

/** From one shelf to the other; what was searched comes along. */
export function ShelfTabs({ shelf, filters, children }: ShelfTabsProps) {
  const t = useText();
  const query = writeFilters({ ...filters, page: 1, skill: '' }).toString();
  return (
    <div className={classes.line}>
      <nav aria-label={t('library:shelves.label')} className={classes.tabs}>
        {shelves.map((each) => (
          <Link
            key={each}
            to={`${shelfPages[each]}${query === '' ? '' : `?${query}`}`}
            className={classes.tab}
            aria-current={each === shelf ? 'page' : undefined}
          >
            {t(`library:shelves.${each}`)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
