interface DrawnQrCode {
  /** How many cells it is wide and high, its margin included. */
  readonly size: number;
  /** Its dark cells as the path of a drawing in which each is one unit wide. */
  readonly path: string;
}

/** Encodes a text as cells; the caller that draws provides it. */
type Encode = (
  text: string,
  options: { readonly ecc: 'M'; readonly border: number },
) => { readonly size: number; readonly data: readonly (readonly boolean[])[] };

/** Draws a text as a QR code, with the margin that cameras need. */
export function drawQrCode(encode: Encode, text: string): DrawnQrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
