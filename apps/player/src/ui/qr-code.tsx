import { drawQrCode } from '@takhti/content-types/qr-code';
import { useMemo, type ReactNode } from 'react';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

/** A text as a QR code, dark on light in every theme. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg className={className} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
