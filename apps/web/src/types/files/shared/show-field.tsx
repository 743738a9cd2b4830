import { Captions, StoredFile } from '@takhti/domain';
import { z } from 'zod';
import { nameOfLanguage } from '../../../i18n/index.ts';
import type { WebType } from '../../web-type.ts';

const Files = z.array(StoredFile);
const Videos = z.array(z.object({ bytes: z.number() }));
const AllCaptions = z.array(Captions);

/** The values of the fields of files types, in words. */
export const showField: NonNullable<WebType['showField']> = (field, value, { t, format }) => {
  if (field === 'poster' && typeof value === 'string') return value === '' ? null : t('files:a_picture');
  if (!Array.isArray(value)) return undefined;
  if (field === 'files') {
    const files = Files.safeParse(value);
    return files.success ? namesOf(files.data, format.fileSize) : null;
  }
  if (field === 'video_path') {
    const videos = Videos.safeParse(value);
    return videos.success ? format.list(videos.data.map(({ bytes }) => format.fileSize(bytes))) : null;
  }
  if (field !== 'captions') return undefined;
  const captions = AllCaptions.safeParse(value);
  return captions.success ? format.list(captions.data.map(({ language }) => nameOfLanguage(language))) : null;
};

function namesOf(files: readonly StoredFile[], sizeOf: (bytes: number) => string) {
  return (
    <ul>
      {files.map(({ path, name, bytes, alt }) => (
        <li key={path}>
          <bdi>{name}</bdi> ({sizeOf(bytes)}) {alt !== '' && <bdi>{alt}</bdi>}
        </li>
      ))}
    </ul>
  );
}
