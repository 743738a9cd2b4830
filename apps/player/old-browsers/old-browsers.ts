import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { lowerStyle } from './lower-style.ts';
import { newerThanOld } from './newer-syntax.ts';
import { oldStyleOf } from '@takhti/domain/old-style-of';

/** The oldest browsers that scripts of the player are written for (ADR 0053). */
export const oldest = ['chrome80', 'safari13'];
/** Style sheets are written for newer ones: older read others, which are made here. */
export const styleTarget = 'es2023';

/**
 * Writes beside each style sheet the one for browsers of 2019, and fails where a script says what they cannot read.
 * @param isExempt for scripts that only newer ones may fetch
 */
export function oldBrowsers(isExempt: (code: string) => boolean = () => false): Plugin {
  return {
    name: 'takhti-old-browsers',
    writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle);
      const styles = files.filter(({ fileName }) => fileName.endsWith('.css'));
      const texts = styles.map(({ fileName }) => readFileSync(path.join(dir, fileName), 'utf8'));
      const all = texts.join('\n');
      for (const [at, { fileName }] of styles.entries())
        writeFileSync(path.join(dir, oldStyleOf(fileName)), lowerStyle(texts[at] ?? '', all));
      const newer = files.flatMap((file) => {
        const found = file.type === 'chunk' && !isExempt(file.code) ? newerThanOld(file.code) : [];
        return found.map((what) => `${file.fileName}: ${what}`);
      });
      if (newer.length > 0) this.error(`not for browsers of 2019 (ADR 0053)\n${newer.join('\n')}`);
    },
  };
}
