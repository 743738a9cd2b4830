import { Skeleton } from '@mantine/core';
import { lazy, memo, Suspense } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { arePropsEqual } from '../../performance/are-props-equal.ts';
import type { FileListFieldProps } from './files/file-list-field.tsx';
import type { AudioFieldProps, ImageFieldProps } from './field-props.ts';

// Fields load their own texts: a page that shows one does not name them.
const LazyImageField = lazy(async () => {
  const [{ ImageField: Field }] = await Promise.all([import('./image-field.tsx'), loadTexts(['media'])]);
  return { default: Field };
});
const LazyAudioField = lazy(async () => {
  const [{ AudioField: Field }] = await Promise.all([import('./audio-field.tsx'), loadTexts(['media'])]);
  return { default: Field };
});
const LazyFileListField = lazy(async () => {
  const [{ FileListField: Field }] = await Promise.all([
    import('./files/file-list-field.tsx'),
    loadTexts(['media']),
  ]);
  return { default: Field };
});

const waiting = <Skeleton height={140} radius="md" />;

/** A field for one picture: chosen, dropped or pasted, seen, described, replaced and removed. */
export const ImageField = memo(function ImageField(props: ImageFieldProps) {
  return (
    <Suspense fallback={waiting}>
      <LazyImageField {...props} />
    </Suspense>
  );
}, arePropsEqual);

/** A field for one sound: record or choose, play, replace and remove it. */
export const AudioField = memo(function AudioField(props: AudioFieldProps) {
  return (
    <Suspense fallback={waiting}>
      <LazyAudioField {...props} />
    </Suspense>
  );
}, arePropsEqual);

/** A field for files of other kinds: chosen, dropped or pasted, replaced and removed. */
export function FileListField(props: FileListFieldProps) {
  return (
    <Suspense fallback={waiting}>
      <LazyFileListField {...props} />
    </Suspense>
  );
}
