import type { ReactNode } from 'react';
import { directionOfLocale, useLocale } from '../../../i18n/index.ts';
import { Direction } from './direction.ts';
import classes from './miniature.module.css';

interface PictureProps {
  readonly width?: number;
  readonly height?: number;
  readonly children: ReactNode;
}

/** A small drawing that is beside words which say the same; it runs the way the interface is read. */
export function Picture({ width = 160, height = 100, children }: PictureProps) {
  const isMirrored = directionOfLocale(useLocale()) === 'rtl';
  return (
    <svg className={classes.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect className={classes.ground} width={width} height={height} rx={height / 10} />
      <Direction value={isMirrored ? 'rtl' : 'ltr'}>
        <g transform={isMirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>{children}</g>
      </Direction>
    </svg>
  );
}
