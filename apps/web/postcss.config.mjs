// Text that is cut has room for the letters that climb out of their line, hang below it or reach out before its start
// (theme/languages.css).
const room = {
  'padding-block': 'var(--ink-above) var(--ink-below)',
  'margin-block': 'calc(-1 * var(--ink-above)) calc(-1 * var(--ink-below))',
  'padding-inline-start': 'var(--ink-before)',
  'margin-inline-start': 'calc(-1 * var(--ink-before))',
};

export default {
  plugins: {
    'postcss-preset-mantine': {
      mixins: {
        /** Where two columns have no room: in a narrow window, and in one of usual width while a drawer is beside the page. */
        'tight-page': (mixin) => {
          const narrow = mixin.clone({ name: 'media', params: '(max-width: $mantine-breakpoint-md)' });
          const docked = mixin.clone({ name: 'media', params: '(max-width: 87.49em)' });
          const beside = mixin.parent.clone({ selector: ':root[data-docked] &', nodes: [] });
          beside.append(docked.nodes);
          docked.append(beside);
          mixin.before([narrow, docked]);
        },
        /** Beside what begins where the page does, though its own direction is another one; Chromium knows it by its first name alone. */
        'begin-with-page': {
          'text-align': ['-webkit-match-parent', 'match-parent'],
          // The dots at the end of what is cut are behind the last word, where a text of the page's direction begins.
          'padding-inline-end': 'var(--dots)',
          'margin-inline-end': 'calc(-1 * var(--dots))',
        },
        /** The room of an editor or a preview, as wide as `width` at the most, with `below` under its last line. */
        page: (_mixin, width, below) => ({
          'max-inline-size': width,
          'margin-inline': 'auto',
          padding: `8px 32px ${below}`,
          '@media (max-width: $mantine-breakpoint-sm)': { 'padding-inline': '16px' },
        }),
        /** Cut at its end after one line. */
        'cut-line': { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap', ...room },
        /** Cut after so many lines. */
        'cut-lines': (_mixin, lines) => ({
          display: '-webkit-box',
          overflow: 'hidden',
          '-webkit-box-orient': 'vertical',
          '-webkit-line-clamp': lines,
          'line-clamp': lines,
          ...room,
          // More would show the line that is left out.
          'padding-block-end': 0,
          'margin-block-end': 0,
        }),
      },
    },
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '62em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '88em',
      },
    },
  },
};
