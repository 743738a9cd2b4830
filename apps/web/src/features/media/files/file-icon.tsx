import {
  IconBook2,
  IconBrandGoogleDrive,
  IconFile,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileTypeXls,
  IconFileZip,
  IconMovie,
  type TablerIcon,
} from '@tabler/icons-react';
import { isDriveLink } from '@takhti/content-types/kit';
import { endingOf } from '@takhti/domain';
import classes from './files.module.css';
import { isPicture } from './is-picture.ts';

const icons: Readonly<Record<string, TablerIcon>> = {
  pdf: IconFileTypePdf,
  doc: IconFileTypeDoc,
  docx: IconFileTypeDoc,
  xls: IconFileTypeXls,
  xlsx: IconFileTypeXls,
  ppt: IconFileTypePpt,
  pptx: IconFileTypePpt,
  zip: IconFileZip,
  epub: IconBook2,
  mp4: IconMovie,
  m4v: IconMovie,
  webm: IconMovie,
};

/** A sign of what a file is; of a picture, the picture. */
export function FileIcon({ name, path }: { readonly name: string; readonly path: string }) {
  const ending = endingOf(name);
  if (isDriveLink(path))
    return <IconBrandGoogleDrive className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />;
  if (isPicture({ name, path })) return <img className={classes.thumbnail} src={path} alt="" />;
  const Icon = icons[ending] ?? IconFile;
  return <Icon className={classes.icon} size={32} stroke={1.4} aria-hidden="true" />;
}
