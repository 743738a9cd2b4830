import { drawQrCode } from '@takhti/domain';
import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

/** A text as a QR code, dark on light in every theme, with the margin that cameras need. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const { size, path } = useMemo(() => drawQrCode(encode, text), [text]);
  return (
    <svg className={className} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
