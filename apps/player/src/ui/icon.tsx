import type { ReactNode } from 'react';

const paths = {
  check: 'm5 13 4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  list: 'M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11',
  forward: 'M5 12h14m-6-6 6 6-6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  back: 'M19 12H5m6-6-6 6 6 6',
  bookmark: 'M7 3h10v18l-5-4-5 4z',
  again: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5',
  cloud: 'M7 18a4 4 0 0 1-.6-7.96A6 6 0 0 1 18 9.5 4.3 4.3 0 0 1 17.5 18',
  cut: 'M3 3l18 18M8 8a4 4 0 0 0-1.6 2A4 4 0 0 0 7 18h10M11 6.1A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1 3 6',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  link: 'M5 12h14',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.5 1.1-.5 2.1H9c0-1 .1-1.6-.5-2.1A6 6 0 0 1 12 3',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 9.3a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 21 21',
  wand: 'M4 20 14.5 9.5M18 3v5M15.5 5.5h5M20 12v4M18 14h4M9 3v4M7 5h4',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.6l6.3-.8z',
  play: 'M8 5v14l11-7z',
  book: 'M4 5.5c3-1.2 5.5-.8 8 1 2.5-1.8 5-2.2 8-1v13c-3-1.2-5.5-.8-8 1-2.5-1.8-5-2.2-8-1zM12 6.5v13',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  wide: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  podium: 'M3 20v-5h6v5M9 20V8h6v12M15 20v-7h6v7M2 20h20',
  pencil: 'm4 20 1-4L16 5l3 3L8 19z',
} as const;
export type IconName = keyof typeof paths;

const pointing: ReadonlySet<IconName> = new Set<IconName>(['forward', 'back', 'again', 'list']);

/** A sign beside a word, never instead of it. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg
      className={pointing.has(name) ? 'icon icon-pointing' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
