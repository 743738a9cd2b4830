import { isDriveLink } from '@takhti/content-types/kit';
import { endingOf, type StoredFile } from '@takhti/domain';
import type { ReactNode } from 'react';
import { innerOf } from '../../../ui/inner-part.tsx';
import { DownloadCard } from './download-card.tsx';
import { ElsewhereCard } from './elsewhere-card.tsx';
import './file-list.css';

// A reader of PDF weighs more than all else of the player: it comes where there is one.
const PdfReader = innerOf(async () => (await import('./pdf/pdf-reader.tsx')).PdfReader);

/** Files to read in the page, or to take along. */
export function FileList({ files }: { readonly files: readonly StoredFile[] }): ReactNode {
  return (
    <ul className="document-files">
      {files.map((file) => (
        <li key={file.path} className="document-file">
          <File file={file} />
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { readonly file: StoredFile }): ReactNode {
  const { path, name, alt } = file;
  if (isDriveLink(path)) return <ElsewhereCard file={file} />;
  switch (endingOf(name)) {
    case 'pdf':
      return (
        <>
          <PdfReader.Show src={path} name={name} />
          <DownloadCard file={file} />
        </>
      );
    case 'webp':
      return <img className="document-picture" src={path} alt={alt} />;
    default:
      return <DownloadCard file={file} />;
  }
}
