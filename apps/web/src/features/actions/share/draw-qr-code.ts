import { drawQrCode } from '@takhti/domain';
import { encode } from 'uqr';

/** A text as a QR code in a picture file, dark on light, which keeps sharp at any size in print. */
export function qrCodeFile(text: string): string {
  const { size, path } = drawQrCode(encode, text);
  const box = `viewBox="0 0 ${size} ${size}" width="${size * 16}" height="${size * 16}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}
