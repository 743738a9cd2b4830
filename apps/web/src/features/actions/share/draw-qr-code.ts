import { pathOfCells } from '@takhti/domain';
import { encode } from 'uqr';

interface DrawnQrCode {
  readonly size: number;
  readonly path: string;
}

/** Draws a text as a QR code, with the margin that cameras need. */
export function drawQrCode(text: string): DrawnQrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return { size, path: pathOfCells(data) };
}

/** The same as a picture file, dark on light, which keeps sharp at any size in print. */
export function qrCodeFile(text: string): string {
  const { size, path } = drawQrCode(text);
  const box = `viewBox="0 0 ${size} ${size}" width="${size * 16}" height="${size * 16}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}
